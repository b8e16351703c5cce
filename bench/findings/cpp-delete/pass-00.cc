struct A { virtual ~A(); virtual void f(); };
void g(A *a) { delete a; }
