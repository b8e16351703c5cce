// A fuzz target of libFuzzer: the first byte names the bug, the length is its size.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static char *volatile kept;

__attribute__((noinline)) static void trap(void) { __builtin_trap(); }
__attribute__((noinline)) static void hang(size_t size) {
  for (kept = (char *)size; kept != NULL;) {
  }
}
__attribute__((noinline)) static void exhaust(size_t size) {
  for (;;) {
    kept = malloc(size << 20);
    for (size_t i = 0; i < size << 20; i += 4096) kept[i] = 1;  // so that it is resident
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0) return 0;
  if (data[0] == 't') trap();
  if (data[0] == 'h') hang(size);
  if (data[0] == 'e') exhaust(size);
  return 0;
}
