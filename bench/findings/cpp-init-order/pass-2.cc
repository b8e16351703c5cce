struct P {
  int a, b, c;
  P() : a(1), c(3) {}
};
