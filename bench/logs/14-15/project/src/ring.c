static unsigned char buf[64];
static unsigned head, tail;

int ring_put(unsigned char c)
{
    unsigned n = (head + 1) % sizeof buf;
    if (n == tail)
        return -1;
    buf[head] = c;
    head = n;
    return 0;
}
