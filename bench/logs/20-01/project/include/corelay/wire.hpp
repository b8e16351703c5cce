#pragma once
#include <string>
#include <system_error>
#include <utility>
#include <corelay/task.hpp>

namespace corelay {

template <typename T>
struct result {
    std::error_code ec{};
    T val{};
    bool has_error() const { return static_cast<bool>(ec); }
    T&& take() { return std::move(val); }
};

// evaluates to the value, or leaves the coroutine with the error
#define CO_TRY(expr)                                  \
    ({                                                \
        auto _r = (expr);                             \
        if (_r.has_error())                           \
            co_return {_r.ec};                        \
        _r.take();                                    \
    })

task<result<std::string>> read_frame(int fd);
task<result<int>> write_frame(int fd, std::string payload);

} // namespace corelay
