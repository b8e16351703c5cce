extern int step(void);

int run(void)
{
    int n = 0;
retry:
    n++;
    while (step() < 0)
        continue;
    return n;
}
