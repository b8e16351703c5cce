template <typename K, typename V> struct Pair {
  K key;
  V value;
  Pair(const K &k, const V &v) : value(v), key(k) {}
};
double twice(double d) {
  Pair<int, double> p(1, d);
  return p.value * 2;
}
