int m(int n)
{
    int k = 0;
    {
        k = n;
    }
        k++;
    return k;
}
