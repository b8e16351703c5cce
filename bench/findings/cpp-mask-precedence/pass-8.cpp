bool pick(int a, int b)
{
    const int common = a & b;
    return common == 0;
}
