#include <stddef.h>
struct lump { unsigned pos, size; char name[9]; };
int read_dir(const unsigned char *d, size_t n, struct lump **out);
