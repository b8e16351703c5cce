void f(int a) { if (a) { ; } else ; }
