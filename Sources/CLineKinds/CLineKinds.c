#include "CLineKinds.h"

// `#embed` is of C23; the compiler knows it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Aligned, as its numbers are read in place.
_Alignas(16) static const unsigned char table[] = {
#embed "lines.table"
};

const unsigned char *magpie_line_kinds(void) { return table; }
