#include "tf/names.hpp"
#include <iostream>
int main() { std::cout << tf::pretty(tf::dispatch(4)) << "\n"; }
