#ifndef MAGPIE_CLIBEDIT_SHIM_H
#define MAGPIE_CLIBEDIT_SHIM_H

// Swift cannot call variadic C functions. Each wrapper below is one use of el_wset or history_w with its arguments'
// types spelled out; all of them return 0 on success and -1 on failure, as libedit does.

#include <histedit.h>
#include <stdlib.h>
#include <wchar.h>

/// The columns of a character on a terminal, -1 for a control character; <wchar.h> hides it from Swift.
int wcwidth(wchar_t character);

/// An editing command: gets the key that called it and returns one of the CC_ codes.
typedef unsigned char (*magpie_el_command)(EditLine *, wint_t);
/// Reads one character: 1 when there is one, 0 at the end of the input, -1 on an error.
typedef int (*magpie_el_reader)(EditLine *, wchar_t *);
/// Gives the prompt to draw.
typedef wchar_t *(*magpie_el_prompt)(EditLine *);

/// Sets what draws the prompt; text between two `delimiter` characters is sent as it is and takes no columns.
static inline int magpie_el_set_prompt(EditLine *el, magpie_el_prompt prompt, wchar_t delimiter) {
    return el_wset(el, EL_PROMPT_ESC, prompt, (int)delimiter);
}

/// Sets what reads the characters.
static inline int magpie_el_set_reader(EditLine *el, magpie_el_reader reader) {
    return el_wset(el, EL_GETCFN, reader);
}

/// Sets the pointer that the callbacks get back with magpie_el_client_data.
static inline int magpie_el_set_client_data(EditLine *el, void *data) {
    return el_wset(el, EL_CLIENTDATA, data);
}

/// Gives the pointer set with magpie_el_set_client_data.
static inline void *magpie_el_client_data(EditLine *el) {
    void *data = NULL;
    return el_wget(el, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

/// Chooses the key bindings of emacs.
static inline int magpie_el_use_emacs(EditLine *el) {
    return el_wset(el, EL_EDITOR, L"emacs");
}

/// Whether the key bindings are those of vi.
static inline int magpie_el_is_vi(EditLine *el) {
    const wchar_t *name = NULL;
    return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && wcscmp(name, L"vi") == 0;
}

/// Turns editing on (1) or off (0); while it is off libedit leaves the terminal's modes alone.
static inline int magpie_el_set_editing(EditLine *el, int on) {
    return el_wset(el, EL_EDITMODE, on);
}

/// Makes a command known under `name`; libedit keeps both pointers, so the name must outlive the editor.
static inline int magpie_el_add_command(EditLine *el, const wchar_t *name, magpie_el_command command) {
    return el_wset(el, EL_ADDFN, name, name, command);
}

/// Binds `key`, one character or a sequence, to a command.
static inline int magpie_el_bind(EditLine *el, const wchar_t *key, const wchar_t *command) {
    return el_wset(el, EL_BIND, key, command, NULL);
}

/// Binds `key` in the alternative key map, the one of vi's command mode.
static inline int magpie_el_bind_alternative(EditLine *el, const wchar_t *key, const wchar_t *command) {
    return el_wset(el, EL_BIND, L"-a", key, command, NULL);
}

/// Changes one terminal flag, such as `-echo`, of a mode: `-d` while editing, `-x` between two lines.
static inline int magpie_el_set_terminal_flag(EditLine *el, const wchar_t *mode, const wchar_t *flag) {
    return el_wset(el, EL_SETTY, mode, flag, NULL);
}

/// Draws the edit line again where it has changed.
static inline int magpie_el_refresh(EditLine *el) {
    return el_wset(el, EL_REFRESH);
}

/// Clears the screen from the cursor to its end, with the terminal's capability `cd`.
static inline int magpie_el_clear_below(EditLine *el) {
    return el_wset(el, EL_ECHOTC, L"cd", NULL);
}

/// Makes libedit believe that the terminal lacks a capability, such as `ic`.
static inline int magpie_el_unset_capability(EditLine *el, const wchar_t *name) {
    return el_wset(el, EL_SETTC, name, L"", NULL);
}

/// Gives the editor its history.
static inline int magpie_el_set_history(EditLine *el, HistoryW *history) {
    return el_wset(el, EL_HIST, history_w, history);
}

/// Bounds the history to `size` entries.
static inline int magpie_history_set_size(HistoryW *history, int size) {
    HistEventW event;
    return history_w(history, &event, H_SETSIZE, size);
}

/// Adds the newest entry and gives its number, or -1.
static inline int magpie_history_enter(HistoryW *history, const wchar_t *line) {
    HistEventW event;
    return history_w(history, &event, H_ENTER, line) < 0 ? -1 : event.num;
}

/// Removes the entry with a number.
static inline int magpie_history_delete(HistoryW *history, int number) {
    HistEventW event;
    event.str = NULL;
    if (history_w(history, &event, H_DEL, number) < 0) return -1;
    free((void *)event.str);
    return 0;
}

#endif
