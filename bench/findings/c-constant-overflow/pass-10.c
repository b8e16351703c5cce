#include <limits.h>
static int lowest = INT_MAX;
static unsigned highest = UINT_MAX;
char letter = 'z';
int see(int v) { return v < lowest && v < (int)highest && v != letter; }
