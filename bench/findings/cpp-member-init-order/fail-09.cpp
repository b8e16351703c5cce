class Clock {
    int &ticks;
    const int rate;
public:
    Clock(int &t, int r) noexcept : rate(r), ticks(t) {}
    void step() { ticks += rate; }
};

int counter;
Clock clk(counter, 50);
