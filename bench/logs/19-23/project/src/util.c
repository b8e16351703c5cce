#include "util.h"
#include <stdlib.h>
struct node *mk(int op, struct node *l, struct node *r)
{
	struct node *n = calloc(1, sizeof *n);
	n->op = op; n->l = l; n->r = r;
	return n;
}
int main(void) { return yyparse(); }
