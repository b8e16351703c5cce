int x = 1;
// one
struct A {
  int y;
};
