#pragma once
#include "order.h"
#include <set>
class Book {
  std::set<Order> bids_;
public:
  void add(Order o);
  size_t size() const { return bids_.size(); }
};
