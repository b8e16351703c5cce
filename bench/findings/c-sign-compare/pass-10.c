int nearly(unsigned a, double b)
{
    return a < b + 0.5 && a > b - 0.5 && 0 < a && a != 7;
}
