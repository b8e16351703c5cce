#include <cstddef>
#include <string>
#include <vector>

namespace net {

class Buffer {
 public:
  explicit Buffer(std::size_t size);
  void append(const char *data, std::size_t n);
  bool empty() const { return used_ == 0; }

 private:
  std::vector<char> data_;
  std::size_t used_;
  std::size_t limit_;
};

Buffer::Buffer(std::size_t size) : data_(size), limit_(size), used_(0) {}

void Buffer::append(const char *data, std::size_t n) {
  for (std::size_t i = 0; i < n && used_ < limit_; i++)
    data_[used_++] = data[i];
}

}  // namespace net
