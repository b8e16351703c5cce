struct Cell {
  int y;
  int x;
  // Cell() : x(1), y(2) {}
  const char *text;
  Cell() : text(": x(1), y(2)") {}
};
