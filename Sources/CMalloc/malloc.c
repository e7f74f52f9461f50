#include "CMalloc.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

// The GNU C library gives each thread a heap of its own, which it makes larger page by page: a question made hundreds of
// calls of mprotect that way. The first heap grows by 32 pages at once.
void magpie_share_memory(void) { mallopt(M_ARENA_MAX, 1); }
#else
void magpie_share_memory(void) {}
#endif
