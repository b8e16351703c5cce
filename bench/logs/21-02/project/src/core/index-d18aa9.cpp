# 1 "src/core/index.cc"
# 1 "<built-in>" 1
# 1 "<built-in>" 3
# 431 "<built-in>" 3
# 1 "<command line>" 1
# 1 "<built-in>" 2
# 1 "src/core/index.cc" 2
# 1 "include/grid.h" 1

int cells(int w, int h);
template <class T> struct span2 { T *p; int w, h; };
# 2 "src/core/index.cc" 2

template <class T> using indexer = decltype([]<T... I>() { return sizeof...(I); });

template <class T> int rank_of(indexer<T> fn = {}) {
  return fn.template operator()<1, 2>();
}

int grid_rank() { return rank_of<int>() + cells(2, 3); }
