#include "grid.h"

template <class T> using indexer = decltype([]<T... I>() { return sizeof...(I); });

template <class T> int rank_of(indexer<T> fn = {}) {
  return fn.template operator()<1, 2>();
}

int grid_rank() { return rank_of<int>() + cells(2, 3); }
