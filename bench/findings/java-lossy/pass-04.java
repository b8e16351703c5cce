class Wide {
    float from(long x) { return x; }
    double half(float f) { double d = f; return d / 2; }
    long code(char c) { return c; }
}
