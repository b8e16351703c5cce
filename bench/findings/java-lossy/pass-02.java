class B {
    int f(double x) {
        int n = 3;
        n *= x;
        n += 2.5;
        return n;
    }
}
