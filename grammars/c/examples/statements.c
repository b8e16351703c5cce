int control(int n)
{
  int i;
  if (n) i = 1;
  if (n) { i = 2; } else i = 3;
  if (n) if (i) ; else i = 4; else { }
  for (;;) break;
  for (i = 0; i < n; i++, n--) continue;
  for (int j = 0, *k = &j; j; ) { }
  for (word *w = 0; w; w++) f(w);
  while (n--) switch (n) { }
  do n++; while (n < 3);
  do { n--; } while (n);
  switch (n) {
    case 1: case 2 + 3:
      i = 1;
      break;
    case 5 ... 9: { i = 2; }
    case 'a': default: again: i = 3;
  }
  if (i) here: goto there;
  if (i) case_in: default_in: i = 0; else i = 1;
  {
    ;
    { int shadow; shadow = i; }
    goto here;
    last: }
there:
  if (i) return;
  return i, n;
}
