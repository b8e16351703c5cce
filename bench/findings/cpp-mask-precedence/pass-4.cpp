bool both(int a, int b)
{
    return (a == 1) & (b == 2);
}
