#include "book.h"
#include <utility>

void Book::add(Order o) {
  if (o.qty > 0)
    bids_.insert(std::move(o));
}
