#ifndef MAGPIE_MEANING_TABLE_H
#define MAGPIE_MEANING_TABLE_H

/// The bytes of `meaning.table`; NOTICE.md says what is in them.
const unsigned char *_Nonnull magpie_meaning_table(void);

#endif
