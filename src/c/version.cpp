#include "c/hone_c.h"

const char* hone_version(void) { return HONE_VERSION; }
