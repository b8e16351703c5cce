int f(int a[], int b) { if (a[1] = b + 1) { return 1; } else { return 2; } }
