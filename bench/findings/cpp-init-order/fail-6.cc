struct A { A() {} };
struct B { B() {} };
struct Both : A, B {
    Both()
        : B()
        , A()
    {}
};
