#include <cstddef>
#include <cstdint>

// Fixed-size ring buffer used by the UART driver.
class RingBuffer {
public:
    RingBuffer(uint8_t *storage, std::size_t capacity)
        : data_(storage), capacity_(capacity), tail_(0), head_(0) {}

    bool push(uint8_t b) {
        std::size_t next = (head_ + 1) % capacity_;
        if (next == tail_) return false;
        data_[head_] = b;
        head_ = next;
        return true;
    }

private:
    uint8_t *data_;
    std::size_t capacity_;
    std::size_t head_;
    std::size_t tail_;
};
