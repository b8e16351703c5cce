struct Base { Base(int) {} };
struct Derived : Base {
    int level;
    explicit Derived(int l) : level(l), Base(l + 1) {}
};
