bool sum(int mask, int base)
{
    return mask == base + 4 && mask != base * 2;
}
