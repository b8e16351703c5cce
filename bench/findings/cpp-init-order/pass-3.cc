struct P {
  int x, y;
  P() { y = 0; x = 0; }
};
