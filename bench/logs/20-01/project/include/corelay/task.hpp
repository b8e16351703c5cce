#pragma once
#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace corelay {

template <typename T>
class [[nodiscard]] task {
public:
    struct promise_type {
        std::optional<T> value;
        std::coroutine_handle<> waiter = std::noop_coroutine();
        task get_return_object() { return task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        struct final_awaiter {
            bool await_ready() noexcept { return false; }
            std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().waiter; }
            void await_resume() noexcept {}
        };
        final_awaiter final_suspend() noexcept { return {}; }
        void return_value(T v) { value.emplace(std::move(v)); }
        void unhandled_exception() { std::terminate(); }
    };
    explicit task(std::coroutine_handle<promise_type> h) : h_(h) {}
    task(task&& o) noexcept : h_(std::exchange(o.h_, nullptr)) {}
    ~task() { if (h_) h_.destroy(); }
    bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> w) { h_.promise().waiter = w; return h_; }
    T await_resume() { return std::move(*h_.promise().value); }
private:
    std::coroutine_handle<promise_type> h_;
};

} // namespace corelay
