static int depth;

int walk(int n)
{
    /* goto leave; */
    if (n > 0)
        depth++;
leave: ;
    return depth;
}
