int same(int a, unsigned b) {
    return a == b; }
