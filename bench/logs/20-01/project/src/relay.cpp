#include <corelay/wire.hpp>

namespace corelay {

task<result<int>> relay_once(int in, int out)
{
    std::string frame = CO_TRY(co_await read_frame(in));
    if (frame.empty())
        co_return {{}, 0};
    int n = CO_TRY(co_await write_frame(out, std::move(frame)));
    co_return {{}, n};
}

task<result<int>> relay_all(int in, int out)
{
    int total = 0;
    for (;;) {
        auto r = co_await relay_once(in, out);
        if (r.has_error() || r.val == 0)
            co_return {r.ec, total};
        total += r.val;
    }
}

} // namespace corelay
