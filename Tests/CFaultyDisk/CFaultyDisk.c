// A disk on which the Nth write fails, for a program that is started with this library in LD_PRELOAD.
//
// Counted are the calls that change files below FAULTY_FOLDER. FAULTY_AT says which of them fails (0: none), FAULTY_KIND how
// (ENOSPC, EIO, or SHORT: half is written), and FAULTY_FROM=1 that all after it fail too. FAULTY_COUNT is a file that gets
// the number of calls at the end. With FAULTY_COPIES, the files in FAULTY_FOLDER/FAULTY_DATA are copied into a folder of
// their own before each call.

#if defined(__linux__)
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int calls;
static _Thread_local int isInside;

static const char *variable(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

static int isBelow(const char *path) {
    const char *folder = variable("FAULTY_FOLDER");
    return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int isOpenBelow(int descriptor) {
    if (!variable("FAULTY_FOLDER")) return 0;
    char name[64], path[4096];
    snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
    long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return isBelow(path);
}

static void copyFile(const char *from, const char *to) {
    int source = (int)syscall(SYS_openat, AT_FDCWD, from, O_RDONLY | O_CLOEXEC, 0);
    if (source < 0) return;
    int target = (int)syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    char bytes[65536];
    long count;
    while (target >= 0 && (count = syscall(SYS_read, source, bytes, sizeof bytes)) > 0)
        if (syscall(SYS_write, target, bytes, count) != count) break;
    if (target >= 0) syscall(SYS_close, target);
    // The file must not be closed by hand where SQLite has it open: that would drop its locks. The program ends soon.
}

static void copyData(int number) {
    const char *copies = variable("FAULTY_COPIES"), *data = variable("FAULTY_DATA");
    if (!copies || !data) return;
    char folder[4096], from[4096], to[4352];
    snprintf(folder, sizeof folder, "%s/%d", copies, number);
    syscall(SYS_mkdirat, AT_FDCWD, folder, 0700);
    const char *names[] = {"notes.sqlite", "notes.sqlite-wal", "notes.sqlite-journal"};
    for (int index = 0; index < 3; index++) {
        snprintf(from, sizeof from, "%s/%s", data, names[index]);
        snprintf(to, sizeof to, "%s/%s", folder, names[index]);
        copyFile(from, to);
    }
}

// Counts a call. Returns 0 when it is to be done, -1 when half of it, and else the error.
static int fault(void) {
    if (isInside) return 0;
    isInside = 1;
    int number = atomic_fetch_add(&calls, 1) + 1;
    copyData(number);
    isInside = 0;
    const char *at = variable("FAULTY_AT"), *kind = variable("FAULTY_KIND");
    int first = at ? atoi(at) : 0;
    if (!first || !kind || number < first || (number > first && !variable("FAULTY_FROM"))) return 0;
    if (strcmp(kind, "SHORT") == 0) return number == first ? -1 : ENOSPC;
    return strcmp(kind, "EIO") == 0 ? EIO : ENOSPC;
}

// For calls that cannot be done by half.
static int failed(void) {
    int error = fault();
    if (!error) return 0;
    errno = error < 0 ? EIO : error;
    return 1;
}

__attribute__((destructor)) static void tell(void) {
    const char *path = variable("FAULTY_COUNT");
    if (!path || !variable("FAULTY_FOLDER") || !atomic_load(&calls)) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%d", atomic_load(&calls));
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file >= 0) syscall(SYS_write, file, text, length);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (isOpenBelow(descriptor)) {
        int error = fault();
        if (error > 0) { errno = error; return -1; }
        if (error < 0) count = (count + 1) / 2;
    }
    return syscall(SYS_write, descriptor, bytes, count);
}

static ssize_t writeAt(int descriptor, const void *bytes, size_t count, off64_t offset) {
    if (isOpenBelow(descriptor)) {
        int error = fault();
        if (error > 0) { errno = error; return -1; }
        if (error < 0) count = (count + 1) / 2;
    }
    return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
    return writeAt(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
    return writeAt(descriptor, bytes, count, offset);
}

int fsync(int descriptor) {
    if (isOpenBelow(descriptor) && failed()) return -1;
    return (int)syscall(SYS_fsync, descriptor);
}

int fdatasync(int descriptor) {
    if (isOpenBelow(descriptor) && failed()) return -1;
    return (int)syscall(SYS_fdatasync, descriptor);
}

int ftruncate(int descriptor, off_t length) {
    if (isOpenBelow(descriptor) && failed()) return -1;
    return (int)syscall(SYS_ftruncate, descriptor, length);
}

int ftruncate64(int descriptor, off64_t length) {
    if (isOpenBelow(descriptor) && failed()) return -1;
    return (int)syscall(SYS_ftruncate, descriptor, length);
}

static int openFile(const char *path, int flags, mode_t mode) {
    if (flags & (O_CREAT | O_TRUNC) && isBelow(path) && failed()) return -1;
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

#define MODE_OF(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }

int open(const char *path, int flags, ...) {
    MODE_OF(flags)
    return openFile(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE_OF(flags)
    return openFile(path, flags | O_LARGEFILE, mode);
}

int rename(const char *from, const char *to) {
    if (isBelow(to) && failed()) return -1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int link(const char *from, const char *to) {
    if (isBelow(to) && failed()) return -1;
    return (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path) {
    if (isBelow(path) && failed()) return -1;
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int mkdir(const char *path, mode_t mode) {
    if (isBelow(path) && failed()) return -1;
    return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}
#endif
