void on(void), off(void);
void turn(int x) {
  switch (x) {
    default: {
      off();
    }
    case 1:
    case 2: on();
  }
}
