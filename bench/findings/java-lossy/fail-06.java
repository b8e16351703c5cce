class Mix {
    static final short[] TABLE = { 1, 20, 300, 70000 };
}
