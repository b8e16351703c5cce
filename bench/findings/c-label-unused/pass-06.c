int outer(int x)
{
    if (x)
        goto done;
    x = 5;
done:
    return x;
}

int inner(int x)
{
    if (x > 3) goto done;
    x++;
done:
    return x;
}
