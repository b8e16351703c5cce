long long f(int x) { return (long long)x << 40; }
