#ifndef MAGPIE_CPSEUDOTERMINAL_H
#define MAGPIE_CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program in a new session with a new pseudo-terminal as its controlling terminal.
///
/// Returns the descriptor of the terminal emulator's end, or minus an errno.
int magpie_start_in_terminal(const char *program, char *const arguments[], char *const environment[],
                             const char *folder, int columns, int rows, pid_t *process);

#endif
