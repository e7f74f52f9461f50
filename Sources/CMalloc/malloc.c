#include "CMalloc.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// What one turn takes of memory, about.
#define MAGPIE_HEAP (1 << 20)

// The GNU C library gives each thread a heap of its own, which it makes larger page by page: a question made hundreds of
// calls of mprotect that way. The first heap grows by a megabyte at once, and the system clears the pages of the first one
// together: one by one, at their first use, they take five times as long.
void magpie_share_memory(void) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, MAGPIE_HEAP);
    // More than is left of the heap, and less than what gets a place of its own.
    char *block = malloc(127 << 10);
    if (!block) return;
#ifdef MADV_POPULATE_WRITE
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    char *start = (char *)(((uintptr_t)block + page - 1) & ~(page - 1));
    size_t length = (size_t)((char *)sbrk(0) - start);
    // A system that cannot do this clears each page when it is used.
    if (length <= 2 * MAGPIE_HEAP) madvise(start, length, MADV_POPULATE_WRITE);
#endif
    free(block);
}
#else
void magpie_share_memory(void) {}
#endif
