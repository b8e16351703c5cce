struct pixel { unsigned char r, g, b; };
static void clear(struct pixel *p, int w, int h) {
  int x, y;
  for (y = 0; y < h; y++)
    for (x = 0; x < w; x++)
      p[y * w + x].r = 0,
      p[y * w + x].g = 0;
      p[0].b = 0;
}
