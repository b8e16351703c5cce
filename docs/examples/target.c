#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char text[100] = "";
  memcpy(text, data, size < 99 ? size : 99);
  assert(strstr(text, "needle") == NULL);
  return 0;
}
