struct Base { virtual int size() const; };
struct Derived : Base { int more; };
void drop(const Derived *d) { delete d; }
