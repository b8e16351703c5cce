int sum(int a, int b, int c,
        int d)
{
    int r = 0;
    if (a)
        r = b +
            c +
            d;
    return r;
}
