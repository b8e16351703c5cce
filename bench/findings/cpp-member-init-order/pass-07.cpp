class Account {
    long balance;
    const char *owner;
    bool frozen;
public:
    // was: Account(const char *o) : frozen(false), owner(o), balance(0) {}
    Account(const char *o)
        : balance(0), owner(o), /* late */ frozen(false) {}
};
