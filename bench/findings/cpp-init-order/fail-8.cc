class Timer {
    static int count;
    unsigned start_;
    unsigned long ticks_;
    int *owner_;
public:
    Timer() : start_(0), ticks_(1), owner_(nullptr) { ++count; }
    Timer(int *o) : owner_(o), start_(7), ticks_(9) { ++count; }
    unsigned long sum() const { return start_ + ticks_ + *owner_; }
};
int Timer::count = 0;
