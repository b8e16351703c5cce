struct A { int first; int second; A(int s) : second(s) {} };
struct B { int second; int first; B(int f) : second(1), first(f) {} };
struct C { int second, first; C() : first(2) { second = first; } };
