static int limit = 10;
int clamp(int value) {
  if (value > limit);
    value = limit;
  while (value < 0)
    value += limit;
  return value;
}
