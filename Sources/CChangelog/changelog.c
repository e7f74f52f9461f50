#include "CChangelog.h"

// `#embed` is of C23; the compiler knows it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char text[] = {
#embed "../Commands/Commands.docc/Changelog.md"
    , 0
};

const char *magpie_changelog(void) { return text; }
