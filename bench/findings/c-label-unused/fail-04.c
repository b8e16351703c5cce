extern int a(void), b(void);

int both(void)
{
    if (a())
        goto err_a;
    if (b())
        goto err_a;
    return 0;
err_b:
    a();
err_a:
    return -1;
}
