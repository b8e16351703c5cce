enum Mode { Off = 0, Slow = 1, Fast = 2 };

const char *describe(int left, int right)
{
    return left ^ right == Fast ? "differ by fast" : "other";
}
