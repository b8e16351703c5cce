static int depth;

int walk(int n)
{
    if (n > 0)
        depth++;
    /* leave: */
    // out:
    return depth;
}
