#include <stdio.h>
#include <stdlib.h>

struct conn {
    int fd;
    int retries;
    int closed;
};

static int conn_check(struct conn *c)
{
    int err = 0;

    if (c->fd < 0)
        err = -1;
    if (c->retries > 5)
        fprintf(stderr, "giving up after %d tries\n", c->retries);
        err = -2;
    if (c->closed)
        err = -3;
    return err;
}

int main(void)
{
    struct conn c = { 3, 1, 0 };
    return conn_check(&c) ? EXIT_FAILURE : EXIT_SUCCESS;
}
