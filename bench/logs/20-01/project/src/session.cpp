#include <corelay/wire.hpp>

namespace corelay {

struct session {
    int in, out;
    unsigned frames = 0;
};

task<result<int>> handshake(session& s)
{
    auto hello = co_await read_frame(s.in);
    if (hello.has_error())
        co_return {hello.ec};
    auto sent = co_await write_frame(s.out, "OK " + hello.take());
    co_return {sent.ec, 1};
}

} // namespace corelay
