short days_in_century(void)
{
    return 36525;
}
