struct flags { unsigned spare : 3; unsigned on : 1; };

int url(int port)
{
unused: __attribute__((unused));
    struct flags f = { on: 1 };
    return port == 443 ? f.on : 0;
}
