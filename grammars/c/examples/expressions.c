int all(int a, int b, int *p, struct s *q, struct s r)
{
  a = b, a += 1, a -= 2, a *= 3, a /= 4, a %= 5, a <<= 1, a >>= 1, a &= 7, a ^= 3, a |= 8;
  a = b ? a : b ? 1 : 2;
  a = b ? a, b : 3;
  a || b && a | b ^ a & b;
  a == b != (a < b) > (a <= b) >= 3;
  a << 2 >> 1 + 2 - 3 * 4 / 5 % 6;
  -a + +b - ~a * !b;
  ++a, --b, a++, b--, a++ + ++b, a-- - --b;
  *p = *&a; **&p = 1; p[a] = 2[p];
  q->next->value = r.part.value[a]()(1)(2, b)[3].x;
  a = sizeof a + sizeof(int) + sizeof(int *[3]) * sizeof *p + _Alignof(double) - sizeof (struct s){1}.x;
  a = (int)b + (char)-1 + (int)~b + (long)!b + (unsigned)sizeof b + (int)(char)b + (int)*p + (int)&b;
  (void)a, (void)f(a), (void)++a; (void)0;
  p = (int[]){1, 2, 3}; q = &(struct s){.x = 1, .y = {2}}; g((struct s){0}, (int *)(int[2]){a, b});
  q = (void *)(struct s){{1}, f(a)};
  ((void (*)(int))p)(a); (*f)(a); (&f)(b); (a);
  (*p)++; (a ? f : g)(b);
  a = 'x' + L'\0' + '\x41' + 0x1fULL + 017 + .5e-3f + 1.e+10L + 0x1p-3 + 1'000'000 + 0b101;
  print("one" "two" PRIx64 "three", __func__);
  a = _Generic((b), int: 1, char *: 2, const struct s *: f, unsigned (*)(void): 3, word: 4, default: 0);
  a = __builtin_offsetof(struct s, part.value[2]) + __builtin_va_arg(list, int *);
  a = __builtin_types_compatible_p(int[], int *) + __builtin_choose_expr(1, a, b);
  return a;
}
