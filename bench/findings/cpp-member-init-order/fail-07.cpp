class Account {
    long balance = 0;
    const char *owner = "nobody";
    bool frozen = false;
public:
    Account() = default;
    Account(const char *o, long b) : balance(b), frozen(b < 0), owner(o) {}
    Account(const Account &) = delete;
};
