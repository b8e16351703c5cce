#include <string.h>
struct point { int x, y; };
void clear(struct point *q) { memset(q, 0, sizeof(q)); }
