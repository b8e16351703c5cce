int next(void);

int differs(void)
{
    return next() != 1 || next() != 2;
}
