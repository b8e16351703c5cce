struct Timer {
  const long start;
  long ticks[4];
  long &now;
  Timer(long &clock) : start(clock), now(clock) {}
};
