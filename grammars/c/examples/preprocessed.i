# 0 "main.c"
# 0 "<built-in>"
# 1 "main.c"
# 1 "/usr/include/header.h" 1 3 4
#line 27 "/usr/include/header.h"
extern int printf (const char *__restrict __format, ...) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__format__ (__printf__, 1, 2)));
__extension__ extern __inline __attribute__ ((__gnu_inline__)) unsigned long long int
 swap (__uint64_t __x)
{
  return __extension__ ({ __uint64_t __y = (__x); __y; });
}
typedef struct { int __val[2]; } __fsid_t;
# 3 "main.c" 2
#pragma GCC diagnostic push

int main (void) {
  extern const char *const names[]
# 5 "main.c"
  ; printf (
#pragma omp inside
    "%s\n", names[0]);
}
