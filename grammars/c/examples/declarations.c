/* Declarators, specifiers and initialisers. */
typedef unsigned long word;
typedef int (*handler)(int, ...), table[3];
extern int first, second;
static const volatile signed char limits[] = {-1, 1};
register_t;
inline static void nothing(void) {}
_Noreturn void leave(int status);
static _Thread_local int per_thread = 4;
struct empty {};
struct point { int x, y; } origin = {0, 0}, *corner;
struct bits { unsigned a : 3, : 2, b : 1 + 2; signed : 0; _Bool c : 1 };
struct tree;
struct tree { struct tree *left, *right; union { long n; double d; }; struct { char tag; } head; };
union both { float f; int i; } both = {.i = 1};
enum colour { RED, GREEN = 5, BLUE = GREEN << 1, } paint = RED;
enum { ONE };
enum colour later;
int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
int sparse[10] = {[0] = 1, [3 ... 5] = 2, 7, [8] 9};
struct point old = {x: 1, y: 2}, new = {.y = 2, .x = 1};
struct { struct point p[2]; } nested = {.p[1].x = 3, .p = {[0] = {1}}};
int *pointer, **chain, *const fixed = &first, *restrict *volatile odd;
char *names[] = {"a", "b" "c", L"wide", u8"x", 'q', u'\'', "\\\"\n\
spliced"};
int (*callback)(int a, char *b), (*(*deep)(void))(int), (*rows)[3];
int sum(int n, int list[static const 3], int grid[n][*], int (*f)(int), int (int), char *[], ...);
void parenthesised (const struct point *, word, word *, word **w, const word *const restrict v, handler, int[2], int *[3]);
int (bracketed)(int a) { return a; }
static word
(wrapped)(word a, word *b)
{
  return a + *b;
}
word product(word a) { word b = a; word *c = &b, **d = &c; word (*e)[2] = 0; return *c; }
long long unsigned int mixed; unsigned mixed2; short mixed3; double long mixed4; float mixed5;
_Complex double z = 1.0 + 2.0i; _Imaginary float w;
_Alignas(16) char aligned[sizeof(struct point)]; _Alignas(double) int aligned2;
_Atomic int counter; _Atomic(struct point *) shared; int *_Atomic slot;
_Static_assert(sizeof(int) >= 2, "small");
;
