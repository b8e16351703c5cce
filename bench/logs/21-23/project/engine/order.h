#pragma once
#include <string>
struct Order {
  std::string id;
  long price;
  int qty;
};
