struct s { int v; };
int f(struct s *p) { return p->v << 48; }
