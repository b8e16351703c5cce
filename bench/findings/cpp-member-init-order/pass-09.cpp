class Clock {
    int ticks;
    static int rate;
    int drift;
public:
    Clock() : Clock(0, 50) {}
    Clock(int d, int t) : ticks(t), drift(d) { rate = t; }
};

int Clock::rate = 1;
