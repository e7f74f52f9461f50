#ifndef MAGPIE_MEANING_TABLE_H
#define MAGPIE_MEANING_TABLE_H

/// The bytes of `meaning.table`; NOTICE.md says what is in them.
const unsigned char *_Nonnull magpie_meaning_table(void);

/// Adds the numbers of a row, each times `scale`, to those of `sum`.
void magpie_add_row(float *_Nonnull sum, const signed char *_Nonnull row, float scale, unsigned count);

#endif
