#define PIN(b, n) (((b) << 5) | (n))
#define PULL_UP 1
#define PULL_NONE 0
