void scale(int *p, int &q, int n)
{
    const int *r = &q;
    if (&q == p && *r == n)
        q = n;
}
