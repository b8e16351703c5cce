#include "eventbus/bus.hpp"
#include <iostream>
int main()
{
    eventbus::Bus bus;
    bus.subscribe("boot", [](const eventbus::Event& e) { std::cout << e.topic << '\n'; });
    return bus.publish({"boot", "", 0}) == 1 ? 0 : 1;
}
