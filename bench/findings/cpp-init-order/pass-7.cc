struct P {
    int x, y;
    P(int a, int b) : x(a), y(b) {}
    P() : P(0, 0) {}
};
