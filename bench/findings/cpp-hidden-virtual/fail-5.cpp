#include <cstddef>

class Stream {
protected:
    virtual long read(char *buf, std::size_t n);
public:
    virtual ~Stream();
};

class Gzip final : public Stream {
public:
    long read(unsigned char *buf, std::size_t n);
};
