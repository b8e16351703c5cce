#include "eventbus/journal.hpp"
#include <algorithm>

namespace eventbus {

void Journal::record(const Event& e)
{
    entries_.emplace(Key{e.topic, e.stamp}, e.payload);
}

std::size_t Journal::count(const std::string& topic) const
{
    return std::count_if(entries_.begin(), entries_.end(),
                         [&](const auto& kv) { return kv.first.topic == topic; });
}

std::set<std::string> Journal::topics() const
{
    std::set<std::string> out;
    for (const auto& [key, payload] : entries_) {
        (void)payload;
        out.insert(key.topic);
    }
    return out;
}

}  // namespace eventbus
