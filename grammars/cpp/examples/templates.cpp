template <class T, int N = (3 > 2), typename... Rest>
struct Box;

template <typename T>
struct Box<T*, 1> : Box<T, 1>::type, std::vector<std::pair<int, T>> {
  typedef typename T::value_type value_type;
  template <template <class> class U, auto V = 0>
  using rebound = typename U<T>::template rebind<char>::other;
};

template <> struct Box<void()>;
template struct Box<int>;
extern template class std::vector<bool>;

template <typename... Ts>
auto sum(Ts&&... ts) -> decltype((ts + ...)) {
  static_assert(sizeof...(Ts) > 0 && sizeof(int) >= 2, "none");
  return (std::forward<Ts>(ts) + ...);
}

template <typename T, std::enable_if_t<std::is_integral_v<T> && !std::is_same<T, bool>::value, int> = 0>
constexpr inline T half(T x) noexcept(noexcept(x / 2)) { return x >> 1; }

template <class T> requires std::integral<T> || requires(T t) { { t.size() } -> std::convertible_to<int>; typename T::type; t++; }
void only(T&& t, const T* const& u);

template <typename T>
concept Small = sizeof(T) <= 4;

template <Small T> T Box<T>::value = T{};

std::map<std::string, std::vector<std::vector<int>>> table{{"a", {{1, 2}, {3}}}, {"b", {}}};
bool less = 1 < 2, more = 3 > 2, both = a < b && c > d;
int shifted = x >> 2, y = f<int, 3>(x) < g<A::B<C>>(y);
