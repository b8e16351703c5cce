struct A { void f(int); };
struct B : A { void f(double); };
