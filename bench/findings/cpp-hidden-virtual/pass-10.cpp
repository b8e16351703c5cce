struct Timer {
    virtual ~Timer() = default;
    virtual void start(int ms = 100);
};
struct FastTimer : Timer {
    void start(int ms = 10) override;
    int elapsed = 0;
};
