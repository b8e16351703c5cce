unsigned merge(unsigned high, unsigned low)
{
    unsigned word = high << 8 | low;
    return word & 0xffffu;
}
