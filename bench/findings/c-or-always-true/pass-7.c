int gate(int level, int lo, int hi)
{
    /* limits are not known here */
    if (level >= lo || level <= hi)
        return 1;
    return 0;
}
