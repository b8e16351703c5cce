struct flags {
    unsigned ready : 1;
    unsigned prio  : 3;
};

struct flags make(void)
{
    struct flags f = { .ready = 1, .prio = 7 };
    f.prio = 9;
    return f;
}
