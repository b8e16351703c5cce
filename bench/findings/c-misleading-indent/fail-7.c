double mean(double *p, unsigned n) {
  double acc = 0;
  for (unsigned k = 0; k < n; k++) acc += p[k]; acc /= n;
  return acc;
}
