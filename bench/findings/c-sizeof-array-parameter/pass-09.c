int count_set(const char *names[3])
{
    static const char *known[3] = { "red", "green", "blue" };
    int n = 0;
    for (int i = 0; i < (int)(sizeof(known) / sizeof(known[0])); i++)
        if (names[i] == known[i])
            n++;
    return n;
}
