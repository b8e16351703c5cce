struct P {
  int x, y;
  P() : x(0), y(0) {}
};
