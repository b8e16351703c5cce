/* round robin scheduler simulation driven by a trace of "time op pid [n]" */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAXP 64
struct proc { int live; int left; };
static struct proc procs[MAXP];
static int queue[MAXP], qn;

static void push(int p) { assert(qn < MAXP); queue[qn++] = p; }
static int pop(void) { int p = queue[0]; memmove(queue, queue + 1, --qn * sizeof *queue); return p; }

static void spawn(int p, int n)
{
    procs[p].live = 1;
    procs[p].left = n;
    push(p);
}

static void tick(void)
{
    if (!qn) return;
    int p = pop();
    assert(procs[p].live && "queued process is dead");
    if (--procs[p].left > 0) push(p); else procs[p].live = 0;
}

static void kill_proc(int p)
{
    procs[p].live = 0;
    for (int i = 0; i < qn; i++)
        if (queue[i] == p) { memmove(queue + i, queue + i + 1, (--qn - i) * sizeof *queue); break; }
}

int main(int argc, char **argv)
{
    const char *dir = argc > 1 ? argv[1] : "traces";
    const char *names[] = { "idle", "burst", "mixed", "batch", 0 };
    for (int k = 0; names[k]; k++) {
        char path[256], op[16];
        int t, p, n, steps = 0;
        snprintf(path, sizeof path, "%s/%s.trc", dir, names[k]);
        FILE *f = fopen(path, "r");
        if (!f) { perror("open"); return 1; }
        memset(procs, 0, sizeof procs); qn = 0;
        char line[128];
        while (fgets(line, sizeof line, f)) {
            if (sscanf(line, "%d %15s %d %d", &t, op, &p, &n) < 2) continue;
            if (!strcmp(op, "spawn")) spawn(p, n);
            else if (!strcmp(op, "tick")) tick();
            else if (!strcmp(op, "kill")) kill_proc(p);
            steps++;
        }
        fclose(f);
        printf("trace %d: %d steps, %d left in queue\n", k + 1, steps, qn);
        fflush(stdout);
    }
    return 0;
}
