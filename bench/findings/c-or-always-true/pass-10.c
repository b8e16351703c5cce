int either(int a[2])
{
    int i = 0, j = 1;
    return a[i] != 7 || a[j] != 8;
}
