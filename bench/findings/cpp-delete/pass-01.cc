struct A { void f(); };
void g(A *a) { delete a; }
