class Account {
    long id;
    double balance;
public:
    Account(double b, long i) : id(i), balance(b) {}
    double get() const { return balance + id; }
};
