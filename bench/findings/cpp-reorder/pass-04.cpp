struct Both {
  int left = 0;
  int right = 0;
  explicit Both(int r) : right(r) {}
  Both(bool l) : left(l) {}
  Both() : Both(3) { right = 2, left = 1; }
};
