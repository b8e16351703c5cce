int f(int a, int b)
{
    if (a > b)
        a = b,
        b = 0;
    return a + b;
}
