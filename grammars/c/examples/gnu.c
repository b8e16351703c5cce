__attribute__((noinline, section(".text"), format(printf, 1, 2), aligned(8), const)) static __inline__ int f(const char *, ...) __asm__("real_f") __attribute((weak, alias("g")));
__extension__ typedef struct __attribute__((packed)) packed { int a __attribute__((aligned(4))); char b[]; } __attribute__((may_alias)) packed_t;
typedef float v4 __attribute__((vector_size(16)));
__thread int tls; __int128 wide; _Float128 quad; __float128 quad2; _Float16 half; _Decimal64 dec; _Sat _Fract fract; _Accum acc;
int a __attribute__((unused)) = 1, __attribute__((unused)) b, c[2] __attribute__((aligned)) = {1};
void prefix(void), __attribute__((cold)) other(void);
void *__attribute__((noinline)) pointer_function(void);
word __attribute__((aligned(2))) twice;
enum marked { OLD __attribute__((deprecated)), NEW __attribute__((deprecated("x"))) = 2 } __attribute__((packed));
int outer(int n)
{
  __label__ out, in;
  int inner(int m) { if (m) goto out; return m + n; }
  auto int forward(int);
  int auto2 = ({ int t = n; t > 0 ? t : -t; }) + ({ n; });
  __auto_type u = n; typeof(n) v = u; __typeof__(int *) w = &v; typeof(*w) x[2];
  static void *jumps[] = {&&out, &&in - &&out};
  goto *jumps[n];
in:
  n = n ?: 3;
  __asm__ volatile ("mov %1, %0\n\t" "nop" : "=r"(n), [two] "+m"(*w) : "r"(u), "0"(v) : "memory", "cc");
  asm("" ::: "memory"); asm volatile goto ("jmp %l0" : : : : out, in); asm inline ("nop");
  register int r asm("eax") = 5;
  v4 vec = (v4){1, 2} * (v4)(v4){-1.0f, n, f(n), (float)n}; vec = (v4)((v4)(v4){1}[0]);
  __complex__ float z; __real__ z = 1; __imag__ z = -__real z + (int)__imag__ z;
  struct empty {} e = {}; int zero[0] = {}; char vla[n][sizeof(int[n])];
  if (__builtin_expect(__alignof__(int) == __alignof n, 1)) ;
  nested: __attribute__((unused));
out: __attribute__((cold))
  switch (n) { case 1: __attribute__((fallthrough)); default: ; }
  return n;
}
asm(".globl x");
__signed__ char s; __const int k; int *__restrict__ p; __volatile__ int q; __complex double d; __inline int h(void);
int blocks(void) { int (^block)(int) = ^(int i) { return i; }; void (^none)(void) = ^{ f(1); }; return block(2) + sizeof(int (^)(int)); }
__declspec(dllexport) int __stdcall windows(void (__cdecl *callback)(int)); _ExtInt(5) five;
void hardware(void) { __asm { mov eax, 1 } }
