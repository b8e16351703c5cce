#define BAIL(l) do { goto l; } while (0)

int parse(const char *s)
{
    if (!*s)
        BAIL(bad);
    return 0;
bad:
    return -1;
#ifdef STRICT
BAD:
    return -2;
#endif
}
