int combine(int high, int low)
{
    int joined = 0;
    do {
        joined += 2;
    } while (high | low < joined);
    return joined;
}
