#include <unistd.h>

char buffer[512];

int fill(int fd)
{
    ssize_t got = read(fd, buffer, sizeof buffer);
    while (got < sizeof buffer) {
        ssize_t more = read(fd, buffer + got, sizeof buffer - got);
        if (more <= 0)
            return -1;
        got += more;
    }
    return 0;
}
