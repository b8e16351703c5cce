struct P {
  int x, y;
  P(int a) { y = a; x = a; }
};
