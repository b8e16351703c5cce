enum class Level { low, high };

struct Sensor {
    virtual ~Sensor() = default;
    virtual void calibrate(int offset) { offset_ = offset; }
    int offset_ = 0;
};

struct Thermometer : virtual Sensor {
    template <typename T> void heat(T by) { offset_ += by; }
    virtual void calibrate(Level level, const char *unit = "C");
};

int main()
{
    return 0;
}
