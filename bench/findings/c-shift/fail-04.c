int a[4];
int f(int i) { return a[i] >> 100; }
