class Text {
public:
    Text(const char *s) : p(s) {}
    const char *p;
};
class User {
public:
    User(Text n, int a) : age(a), name(n) {}
    Text who() const { return name; }
    int years() const { return age; }
private:
    Text name;
    int age = 0;
};
