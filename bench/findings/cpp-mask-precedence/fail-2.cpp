#include <cstdint>

class StatusRegister {
public:
    explicit StatusRegister(std::uint32_t raw) : raw_(raw) {}
    bool ready() const { return raw_ & 0x80 == 0x80; }
    bool failed() const { return (raw_ & 0x01) != 0; }

private:
    std::uint32_t raw_;
};
