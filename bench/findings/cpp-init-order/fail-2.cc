class Account {
    long id;
    double balance;
    bool open;
public:
    Account(long i, double b);
    double get() const { return open ? balance + 0 * id : 0; }
};

Account::Account(long i, double b)
    : id(i), open(true), balance(b)
{
}
