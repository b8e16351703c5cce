#define GUARD(x) if (x) n++
int n;
int go(int v)
{
    if (v > 1)
        GUARD(v);
    else if (v < 0)
        n = 0;
    else
        n = 4;
    return n;
}
