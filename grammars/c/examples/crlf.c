int a;
// spliced \
comment
char *s = "a\
b";
#define M \
  1
int \
 b;
void naïve\u00e9(void) { int $dollar = 1; }
int last