extern int step(void);

int run(void)
{
    int n = 0;
retry:
    n++;
    if (step() < 0)
        goto retry;
    return n;
}
