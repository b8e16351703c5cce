struct A {
  int x;

  int y;
};
#define M(a) \
  { a }
#if M
void f(
#else
void g(
#endif
  int, char
);