unsigned f(unsigned x) { return x << 31; }
