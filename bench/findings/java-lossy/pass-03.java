class Sample {
    static final byte LOW = -128;
    char c = 65;
    short[] table = { 1, 20, 300 };
    byte next() { final int k = 12; byte b = k; return b; }
}
