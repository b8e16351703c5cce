class Account {
public:
    virtual ~Account();
    virtual bool same_as(const Account &other) const;
};

class Savings : public Account {
    double rate = 0.01;
public:
    bool same_as(const Savings &other) const { return rate == other.rate; }
};
