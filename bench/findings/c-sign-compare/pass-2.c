int same(int a, unsigned b)
{
    return a >= 0 && (unsigned)a == b;
}
