class Buf {
public:
    int size() const { return len; }
    Buf(int l) : len(l), data(new char[len]) {}
private:
    int len;
protected:
    char *data;
};
