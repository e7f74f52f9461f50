#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

/// Spawns in a new session; the first terminal that its leader opens becomes its controlling one.
static int spawn_on(const char *terminal, const char *program, char *const arguments[], char *const environment[],
                    const char *folder, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    posix_spawn_file_actions_addchdir_np(&actions, folder);
    short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    // A socket of another test that a program inherits would be held open for as long as the program runs.
#ifdef __APPLE__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, flags);
    int code = posix_spawn(process, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}

int magpie_start_in_terminal(const char *program, char *const arguments[], char *const environment[],
                             const char *folder, int columns, int rows, pid_t *process) {
#ifdef __linux__
    int emulator = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#else
    int emulator = posix_openpt(O_RDWR | O_NOCTTY);
#endif
    if (emulator < 0) return -errno;
    fcntl(emulator, F_SETFD, FD_CLOEXEC);
    char name[128];
    if (grantpt(emulator) != 0 || unlockpt(emulator) != 0 || ptsname_r(emulator, name, sizeof name) != 0) {
        int code = errno;
        close(emulator);
        return -code;
    }
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    // Held until the program has its own descriptor: macOS takes the size only then.
    int held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    ioctl(emulator, TIOCSWINSZ, &size);
    int code = spawn_on(name, program, arguments, environment, folder, process);
    if (held >= 0) close(held);
    if (code == 0) return emulator;
    close(emulator);
    return -code;
}
