struct Base { virtual int size() const; };
struct Derived final : Base { int more; };
void drop(const Derived *d) { delete d; }
