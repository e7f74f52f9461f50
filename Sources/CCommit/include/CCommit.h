#ifndef MAGPIE_COMMIT_H
#define MAGPIE_COMMIT_H

/// The commit that was checked out when this was built, in hexadecimal; empty where that cannot be told.
const char *_Nonnull magpie_commit(void);

#endif
