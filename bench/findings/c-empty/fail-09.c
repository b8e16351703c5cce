struct s { int x; };
int f(struct s *p) { int i = 0; if (p->x); i = 1; return i; }
