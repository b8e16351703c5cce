int kind(int c)
{
    switch (c) {
    case 'a':
        return 1;
    defualt:
        return 0;
    }
    return -1;
}
