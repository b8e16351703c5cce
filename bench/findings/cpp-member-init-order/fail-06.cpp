namespace net {
class Timeout {
public:
    Timeout(long s) : sec{s}, armed{false}, nsec{0} {}
    void arm() { armed = true; }
    long sec;
    long nsec;
private:
    bool armed;
};
}
