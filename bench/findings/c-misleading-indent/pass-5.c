int g(int a)
{
    int b = 1;
    if (a)
    b = 2;
    b = b + 1;
    return b;
}
