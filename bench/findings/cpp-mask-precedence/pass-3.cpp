bool inside(int x, int y)
{
    return x >= 0 && y >= 0 && x < 10 && y != 5;
}
