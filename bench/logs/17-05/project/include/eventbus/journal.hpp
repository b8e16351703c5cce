#pragma once
#include "eventbus/bus.hpp"
#include <map>
#include <set>

namespace eventbus {
struct Key { std::string topic; long stamp; };

class Journal {
public:
    void record(const Event& e);
    std::size_t count(const std::string& topic) const;
    std::set<std::string> topics() const;
private:
    std::map<Key, std::string> entries_;
};
}  // namespace eventbus
