// A list of types, and functions that take one.
#include <string>
#include <vector>

template <typename T>
struct Box {
  using Value = T;
  std::vector<T> values;
};

template <typename T, typename T::Value N>
struct Sized {
  Box<T> box;
  std::string name = "sized";
};

template <typename First, template <typename T, typename T::Value N> typename Second>
int countOf() {
  return sizeof(First);
}

template <typename T, int N>
struct Row {
  T cells[N];
};

int total(const std::vector<int>& all) {
  int sum = 0;
  for (int each : all) sum += each;
  return sum;
}

int test() { return countOf<Row<int, 3>, Row>() + total({1, 2, 3}); }
