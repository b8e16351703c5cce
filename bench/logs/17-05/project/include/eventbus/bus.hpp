#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace eventbus {
struct Event { std::string topic; std::string payload; long stamp = 0; };
using Handler = std::function<void(const Event&)>;

class Bus {
public:
    void subscribe(const std::string& topic, Handler h);
    std::size_t publish(Event e) const;
private:
    std::map<std::string, std::vector<Handler>> handlers_;
};
}  // namespace eventbus
