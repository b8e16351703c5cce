struct s { int x; };
int f(struct s *p) { if (p->x = 0) return 1; return 0; }
