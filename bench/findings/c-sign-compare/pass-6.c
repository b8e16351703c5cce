int difference(int a, unsigned b)
{
    int d = a - b;
    if (d < 0)
        d = -d;
    return d;
}
