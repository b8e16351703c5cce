enum state { IDLE, BUSY, DONE };
enum state next(enum state s, int *errors) {
  switch (s) {
    case BUSY:
      if (*errors == 0)
        s = DONE;
      else {
        s = IDLE;
        *errors = 0;
      }
      break;
    default:
      break;
  }
  return s;
}
