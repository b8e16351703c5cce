class Timeout {
public:
    // nsec stays at its default; skipping a member is fine
    Timeout(long s) : sec{s}, armed{true} {}
    long sec;
    long nsec = 0;
private:
    bool armed;
};
