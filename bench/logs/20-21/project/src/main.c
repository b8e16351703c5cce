#include "gram.tab.h"
int yyparse(void);
int main(void) { return yyparse(); }
