#define ITEMS 12

int in_range(int i)
{
    static const int first = 3;
    return i >= first && i < ITEMS && i != (int)sizeof(long);
}
