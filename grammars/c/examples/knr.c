/* Before the standard. */
extern char *malloc();
char buffer [100], *bp = buffer;
count;
static twice(n) { return 2 * n; }
main(argc, argv)
  int argc;
  char **argv;
{
  register i, *p;
  int f(), (*g)();
  for (i = 0; i < argc; i++)
    if (argv[i][0] == '-') count =+ 1;
  exit(0);
}
double area(width, height, s, fn)
double width, height; register struct shape { int sides; } *s; int (*fn)();
{ return width * height; }
struct shape *make(a, b) char a, *b; { return 0; }
int (*select(which))(int) int which; { return twice; }
typed(a) word a; { return a; }
