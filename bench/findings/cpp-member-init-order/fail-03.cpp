struct Device {
    explicit Device(int id) : id(id) {}
    int id;
};

struct Sensor : public Device {
    double gain;
    Sensor(int id, double g)
        : gain(g), Device(id) {}
};
