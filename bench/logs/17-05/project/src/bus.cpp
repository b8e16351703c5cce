#include "eventbus/bus.hpp"
#include <utility>

namespace eventbus {
long now_ms();

void Bus::subscribe(const std::string& topic, Handler h)
{
    handlers_[topic].push_back(std::move(h));
}

std::size_t Bus::publish(Event e) const
{
    auto it = handlers_.find(e.topic);
    if (it == handlers_.end()) return 0;
    e.stamp = now_ms();
    for (int i = 0; i < it->second.size(); ++i) it->second[i](e);
    return it->second.size();
}
}  // namespace eventbus
