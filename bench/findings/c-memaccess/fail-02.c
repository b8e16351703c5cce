#include <string.h>

struct frame {
  unsigned width, height;
  float *pixels;
};

void load(struct frame *to, const float *from) {
  if (to->width && to->height)
    memcpy(to->pixels, from, sizeof(to->pixels));
}
