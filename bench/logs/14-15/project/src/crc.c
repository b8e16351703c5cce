unsigned crc8(const unsigned char *p, unsigned n)
{
    unsigned c = 0;
    while (n--) {
        c ^= *p++;
        for (int i = 0; i < 8; i++)
            c = c & 0x80 ? (c << 1) ^ 0x07 : c << 1;
    }
    return c & 0xff;
}
