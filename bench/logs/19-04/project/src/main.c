#include "lz.h"
int main(void) { bitw b = { stdout, 0, 0 }; bits_put(&b, 5, 3); bits_flush(&b); return 0; }
