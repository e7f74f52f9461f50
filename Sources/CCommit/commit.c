#include "CCommit.h"

#include <string.h>

// Nothing runs git: these two files of a clone are read by the compiler, which knows that this file depends on them.
// In a worktree, on another branch than main, or without a clone there is nothing to read, and the commit is not known.
#pragma clang diagnostic ignored "-Wc23-extensions"

#if defined(__has_embed)
#if __has_embed("../../.git/HEAD") == __STDC_EMBED_FOUND__
#define MAGPIE_HEAD
static const char head[] = {
#embed "../../.git/HEAD"
    , 0
};
#endif
#if __has_embed("../../.git/refs/heads/main") == __STDC_EMBED_FOUND__
#define MAGPIE_MAIN
static const char main_branch[] = {
#embed "../../.git/refs/heads/main"
    , 0
};
#endif
#endif

const char *magpie_commit(void) {
#ifdef MAGPIE_HEAD
    if (strncmp(head, "ref: ", 5) != 0) return head;
#ifdef MAGPIE_MAIN
    if (strcmp(head, "ref: refs/heads/main\n") == 0) return main_branch;
#endif
#endif
    return "";
}
