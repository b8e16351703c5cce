namespace net {
template <typename T>
class Handler {
public:
    virtual ~Handler() {}
    virtual bool accept(const T &item) { return item != T(); }
};
}

class PortHandler : public net::Handler<int> {
public:
    bool accept(const int &item, bool quiet) { return quiet && item > 1024; }
};
