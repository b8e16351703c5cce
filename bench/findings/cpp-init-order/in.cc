namespace audio {

class RingBuffer {
public:
    explicit RingBuffer(unsigned frames)
        : capacity_(frames * 2),
          data_(new float[capacity_]),
          head_(0),
          tail_(0)
    {
    }

    ~RingBuffer() { delete[] data_; }

    unsigned size() const { return (head_ - tail_) % capacity_; }

    void push(float sample)
    {
        data_[head_++ % capacity_] = sample;
    }

private:
    float *data_;
    unsigned capacity_;
    unsigned head_;
    unsigned tail_;
};

}  // namespace audio
