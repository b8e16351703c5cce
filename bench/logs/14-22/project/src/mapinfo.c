/* mapinfo: read a BSP map from stdin, print depth and leaf count. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int front, back; } Node;

static Node *nodes;
static int   nnodes, nleaves;

/* children >= 0 are nodes, < 0 are leaves */
static int depth(int n)
{
    if (n < 0) {
        nleaves++;
        return 0;
    }
    int f = depth(nodes[n].front);
    int b = depth(nodes[n].back);
    return 1 + (f > b ? f : b);
}

int main(void)
{
    char line[128], name[64] = "?";
    int  a, b, i, root = 0;

    while (fgets(line, sizeof line, stdin)) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (sscanf(line, "map %63s", name) == 1)
            continue;
        if (sscanf(line, "root %d", &root) == 1)
            continue;
        if (sscanf(line, "nodes %d", &nnodes) == 1) {
            nodes = calloc(nnodes, sizeof *nodes);
            continue;
        }
        if (sscanf(line, "node %d %d %d", &i, &a, &b) == 3 && i >= 0 && i < nnodes
            && a < nnodes && b < nnodes) {
            nodes[i].front = a;
            nodes[i].back = b;
        }
    }
    int d = depth(root);
    printf("%s depth=%d leaves=%d\n", name, d, nleaves);
    return 0;
}
