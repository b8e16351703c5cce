namespace {
namespace a::inner { inline namespace v1 { int x; } }
using namespace std::literals;
namespace short_name = a::inner;

[[noreturn]] static void fail [[gnu::cold]] (const char* why) { throw std::runtime_error{why}; }

int main(int argc, char** argv) try {
  for (int i = 0, n = argc; i < n; ++i) continue;
  for (auto& [key, value] : table) { key, value; }
  for (;;) break;
  for (const int x : {1, 2, 3}) if (x) --argc; else argc += x;
  if (auto found = table.find("x"s); found != table.end()) return -1;
  else if constexpr (sizeof(int) == 4) { argc = +argc; } else goto end;
  while (argc-- > 0) { argc <<= 1; }
  do { !argc; ~argc; } while (argc);
  switch (argc) {
    case 1: case 'a': fail("\x41" "b"); [[fallthrough]];
    case 2 ... 5: { break; }
    default: ;
  }
  auto twice = [&, k = 2](auto... v) mutable -> int { return k * (v + ... + 0); };
  auto none = [] {};
  [=, *this]() noexcept { g(); }();
  int* p = new int[3]{1, 2, 3};
  delete[] p;
  ::new (p) Box<int>(*p, &argc);
  const char* raw = R"x(a "quoted" )" text)x";
  T x(5), *y, &z = *y, w{7};
  A<B> c = A<B>{1} + d.e->f()[0].template g<3>();
  c = x ? y : z ? A{1} : A{2};
  x.~T();
  return {};
end:
  asm volatile("nop" : "=r"(x) : "0"(y), "m"(*p) : "memory");
} catch (const std::exception& e) {
  std::cerr << e.what() << '\n';
  throw;
} catch (...) {}
}  // namespace

extern "C" { int puts(const char*); }
extern "C" void g(void);
static_assert(true);
int operator""_km(unsigned long long x);

std::map<int, Action> actions{{1, [](int x) { g(x); return x; }}, {2, [] {}}};
std::vector<Action> both = {[] { g(); }, Action{1}};
std::thread thread{[&] { work(); done = true; }};
