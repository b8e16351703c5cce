#include <stdio.h>
#include <string.h>

struct conn { int state; int retries; };

enum { ST_IDLE, ST_OPEN, ST_CLOSED };

/* refuse to send unless the connection is idle or open */
int conn_send(struct conn *c, const char *msg)
{
    if (c->state != ST_IDLE || c->state != ST_OPEN) {
        fprintf(stderr, "bad state %d\n", c->state);
        return -1;
    }
    printf("sending %zu bytes\n", strlen(msg));
    return 0;
}
