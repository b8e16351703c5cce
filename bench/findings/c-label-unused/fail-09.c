int url(int port)
{
    https://example.org/spec
    if (port == 443)
        return 1;
    return 0;
}
