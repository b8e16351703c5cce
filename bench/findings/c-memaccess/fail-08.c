#include <string.h>
void shift(int *window, int n) {
  for (int i = 0; i < n; i++) {
    memmove(window, window + 1, sizeof(window));
    window[15] = 0;
  }
}
