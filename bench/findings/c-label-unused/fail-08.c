int op(const unsigned char *pc)
{
    static void *tab[] = { &&add, &&halt };
    int acc = 0;
    goto *tab[*pc];
add:
    acc += 1;
sub:
    acc -= 1;
halt:
    return acc;
}
