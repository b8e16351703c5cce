#define MODE_READ  1
#define MODE_WRITE 2

int open_mode(int mode)
{
    return (MODE_READ != mode || MODE_WRITE != mode) ? -22 : mode;
}
