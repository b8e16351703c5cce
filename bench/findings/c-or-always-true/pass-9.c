int gap(int t)
{
    if (t <= 10 || t >= 20)
        return 0;
    return t;
}
