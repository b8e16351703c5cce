struct A { virtual void f(int); };
struct B : A { void f(double); };
