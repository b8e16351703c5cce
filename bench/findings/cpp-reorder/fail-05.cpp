struct Timer {
  const long start;
  long &now;
  long ticks[4];
  Timer(long &clock) : start(clock), ticks(), now(clock) {}
  long elapsed() const { return now - start; }
};
