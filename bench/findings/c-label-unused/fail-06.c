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
    x++;
done:
    return x;
}
