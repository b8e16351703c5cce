class Base {
public:
    virtual int id() const { return 0; }
    virtual ~Base() = default;
};
class Derived : public Base {
public:
    virtual int id(int offset) const { return offset + 1; }
};
int main() { Derived d; return d.id(2); }
