enum state { READY, RUNNING, DONE };
enum state step(enum state s, int left) {
  switch (s) {
  case READY:
    s = RUNNING;
    break;
  case RUNNING:
    switch (left) {
    case 0:
      s = DONE;
      break;
    }
  case DONE:
    left = 0;
  }
  return left ? s : DONE;
}
