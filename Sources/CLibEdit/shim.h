#ifndef MAGPIE_CLIBEDIT_SHIM_H
#define MAGPIE_CLIBEDIT_SHIM_H

#include <histedit.h>

#endif
