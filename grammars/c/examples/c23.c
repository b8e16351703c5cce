[[nodiscard("why")]] [[gnu::const]] int f([[maybe_unused]] int a [[]], int b[3] [[gnu::unused]], int [2] [[]]);
constexpr int size = 5; thread_local bool ready = true; alignas(8) char buffer[size]; auto guess = 1.5;
enum fruit : unsigned char { APPLE, PEAR [[deprecated]] = 2 }; enum vegetable : long; enum tool : word { SAW };
struct [[deprecated]] tagged { int member [[maybe_unused]]; static_assert(1); };
typeof_unqual(const int) plain; typeof(nullptr) nothing = nullptr; _BitInt(17) odd = 0b1'01wb; unsigned _BitInt(3) small = 3uwb;
static_assert(alignof(int) == 4); _Static_assert(true, u8"text");
int main()
{
  [[]];
  [[maybe_unused]] int n = 0;
  [[likely]] if (n) { [[fallthrough]]; }
  [[]] { }
  [[clang::nomerge]] return n;
  [[maybe_unused]] label: int after_label = {};
  switch (n) { [[]] case 1: int declared; [[]] default: }
  const unsigned char data[] = {
#embed "data.bin"
  };
  end:
}
