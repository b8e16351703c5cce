#include "num.h"
long power(long a, long b) { long r = 1; while (b-- > 0) r *= a; return r; }
