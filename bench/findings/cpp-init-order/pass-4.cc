struct Base { Base(int) {} };
struct Derived : Base {
    int level;
    explicit Derived(int l) : Base(l + 1), level(l) {}
};
