#ifndef MAGPIE_MALLOC_H
#define MAGPIE_MALLOC_H

/// Lets all threads take memory from one place. To be called before there is a second thread.
void magpie_share_memory(void);

#endif
