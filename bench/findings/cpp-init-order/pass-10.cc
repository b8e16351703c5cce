struct A { int v; A(int k) : v(k) {} };
struct B { int w; B(int k) : w(k) {} };
struct Both : A, B {
    int z;
    Both() : A(2), B(1), z(0) {}
};
