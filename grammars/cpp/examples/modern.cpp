module;
export module geometry:points;
import std;
import <vector>;

export {
  consteval int square(int x) { return x * x; }
  constinit thread_local int state = square(3);
}

generator<int> numbers(int from) {
  while (true) co_yield from++;
  co_await std::suspend_always{};
  co_return;
}

struct Point {
  int x, y;
  auto operator<=>(const Point&) const = default;
  void shift(this Point& self, int by) { self.x += by; }
};

Point p{.x = 1, .y = {2}};
using enum Color;
auto f = []<typename T>(T x) requires Small<T> { return x; };
if consteval { } else { }
bool is = not a and b or c xor d;
