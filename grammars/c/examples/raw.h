#ifndef RAW_H // guard
#define RAW_H
# include <stdio.h>
#include "dir//file.h" /* a comment
   that goes on */
#ifdef __cplusplus
extern "C" {
#endif
BEGIN_DECLS
#define LONG(x) do { \
    if (x) { \
      f("/*"); /* in it */ \
  } while (0) \

#define QUOTE '"'
#error don't "stop here
#if defined(A) && \
    !defined(B)
API extern int api(int a) NOTHROW;
#else
API static int api(int a) PURE NOTHROW;
#endif
EXPORT(int) exported(ARGS(int a, (char *)));
DECLARE_LIST(head, struct node);
DEFINE_TYPE(Foo, foo, TYPE_OBJECT)
static int after_macro(void) { return 0; }
MODULE_NAME("raw")
enum after_name { A, X_MACRO(B) X_MACRO(C) };
DEFINE_MUTEX(lock) word typedefed(void) { return 1; }
struct PACKED packed { int a UNUSED; char b[2] UNUSED; FIELD(x) y; };
static const int both[] = {
#ifdef A
  1
#endif
#ifdef B
  2
#endif
};
table rows = { ROW(1, {2}) ROW(3, 4), NAME {5}, OTHER_ROW() };
%:define DIGRAPH <%:%:%>
int digraphs<:2:> = <%1, 2%>;
extern "C" int linkage(void);
__pragma(warning(disable : 4996)) _Pragma("once") int pragmas;
#pragma pack(push, 1)
END_DECLS
#ifdef __cplusplus
}
#endif
#endif /* RAW_H */
CLOSE(RAW_H)
