struct Cfg {
    int b = 2;
    int a = 1;
    Cfg() = default;
    explicit Cfg(int v) : a(v) {}
};
