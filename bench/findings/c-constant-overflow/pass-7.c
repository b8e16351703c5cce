struct flags {
    unsigned ready : 1;
    unsigned prio  : 3;
};
struct flags f = { .ready = 1, .prio = 7 };
