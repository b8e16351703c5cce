void calls(void)
{
  FOREACH(x, list) { use(x); }
  FOREACH(x, list) if (x) use(x); else drop(x);
  FOREACH(x, list) use(x);
  CHECK(a, <, b); CHECK(a, ==, b, return -1); CHECK(a, goto fail); FAIL(break); FAIL(continue);
  APPLY(+, 1, 2); APPLY(-); APPLY(*); APPLY(&); APPLY(&&, ||); APPLY(/); APPLY(%, <<, >>, >, <=, >=, !=); APPLY(|, ~, !, ++, --);
  APPLY(+=, = 3, == 0, x =, y +=); EMPTY(); EMPTY(,); EMPTY(a,,b); EMPTY(, a); KEY(struct, union, enum);
  ONLY(int x; x = 3;) STATEMENT(if (a) b(); c()) BLOCK({ int y; y++; });
  TRY(x) return;
  TRY(y) while (0) ;
  if (a) TRACE(1) else TRACE(2);
  switch (a) { OP(1) case 2: OP(3) default: b(); }
  VARARGS(...); NAMED(default: 1); PRIORITY(T *: 1, T[2]: 2, int: 3);
  TYPES(T *, T **, T *const, T *[2], T (*)(int), T (*[3])(T), const T *, long long, T[], T[3][*]);
  DONE
}
int unfinished(void) { loop { MACRO } }
FINAL
