#ifndef LR_H
#define LR_H
#include <stddef.h>
#define LR_NAME_MAX 64
struct lr_file { char path[256]; int keep; long max_bytes; };
int lr_conf_read(const char *file, struct lr_file *out, size_t max);
int lr_rotate(const struct lr_file *f);
char *lr_trim(char *s);
#endif
