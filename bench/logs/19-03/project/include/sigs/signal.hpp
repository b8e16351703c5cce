#pragma once
#include <functional>
#include <vector>
namespace sigs {
template <class... A> class signal {
public:
    using slot = std::function<void(A...)>;
    void connect(slot s) { slots_.push_back(std::move(s)); }
    void operator()(A... a) const { for (auto &s : slots_) s(a...); }
    std::size_t size() const { return slots_.size(); }
private:
    std::vector<slot> slots_;
};
}
