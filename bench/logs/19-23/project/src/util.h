#pragma once
struct node { int op; struct node *l, *r; };
struct node *mk(int op, struct node *l, struct node *r);
int yyparse(void); int yylex(void);
