#ifndef MAGPIE_LINE_KINDS_H
#define MAGPIE_LINE_KINDS_H

/// The bytes of `lines.table`, which make-table.py makes.
const unsigned char *_Nonnull magpie_line_kinds(void);

#endif
