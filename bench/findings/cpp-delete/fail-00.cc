struct A { virtual void f(); };
void g(A *a) { delete a; }
