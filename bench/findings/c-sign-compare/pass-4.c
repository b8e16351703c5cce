unsigned total(const unsigned *v, unsigned n)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += v[i];
    return sum > 1000 ? 1000 : sum;
}
