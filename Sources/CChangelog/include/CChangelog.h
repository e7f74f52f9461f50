#ifndef MAGPIE_CHANGELOG_H
#define MAGPIE_CHANGELOG_H

/// The page Changelog.md of the documentation.
const char *_Nonnull magpie_changelog(void);

#endif
