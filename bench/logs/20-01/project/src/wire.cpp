#include <corelay/wire.hpp>
#include <unistd.h>

namespace corelay {

task<result<std::string>> read_frame(int fd)
{
    char buf[512];
    ssize_t n = ::read(fd, buf, sizeof buf);
    if (n < 0)
        co_return {std::error_code(errno, std::generic_category())};
    co_return {{}, std::string(buf, static_cast<size_t>(n))};
}

task<result<int>> write_frame(int fd, std::string payload)
{
    ssize_t n = ::write(fd, payload.data(), payload.size());
    co_return {{}, static_cast<int>(n)};
}

} // namespace corelay
