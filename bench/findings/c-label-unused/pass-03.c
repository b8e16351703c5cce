int kind(int c)
{
    switch (c) {
    case 'a':
        return 1;
    default:
        return 0;
    }
    return -1;
}
