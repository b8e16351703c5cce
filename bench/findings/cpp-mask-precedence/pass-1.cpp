bool odd(int n)
{
    return (n & 1) != 0;
}
