/* goto fail */
int step1(void); int step2(void); int step3(void);
int verify(void)
{
    int e;
    if ((e = step1()) != 0)
        goto out;
    if ((e = step2()) != 0)
        goto out;
        goto out;
    if ((e = step3()) != 0)
        goto out;
out:
    return e;
}
