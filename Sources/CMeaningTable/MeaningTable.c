#include "CMeaningTable.h"

// `#embed` is of C23; the compiler knows it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Aligned, as its numbers are read in place.
_Alignas(16) static const unsigned char table[] = {
#embed "meaning.table"
};

const unsigned char *magpie_meaning_table(void) { return table; }

// Every processor and every compiler is to find the same sum.
#pragma STDC FP_CONTRACT OFF

// Most processors add eight numbers at once; the program asks its own when it starts.
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
void magpie_add_row(float *sum, const signed char *row, float scale, unsigned count) {
    for (unsigned index = 0; index < count; index++) sum[index] += (float)row[index] * scale;
}
