// The content hash of a candidate: 128 bits, so collisions can be ignored.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace hone {

struct Hash128 {
  uint64_t high = 0;
  uint64_t low = 0;
  friend bool operator==(const Hash128&, const Hash128&) = default;
};

/// XXH3 of the bytes. O(n).
Hash128 contentHash(std::string_view bytes);

/// The same of bytes that come in parts.
class ContentHasher {
 public:
  ContentHasher();
  ~ContentHasher();
  void add(std::string_view part);
  /// The hash of all parts so far.
  Hash128 hash() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// 32 lower-case hexadecimal digits.
std::string toHex(Hash128 hash);

}  // namespace hone

template <>
struct std::hash<hone::Hash128> {
  size_t operator()(const hone::Hash128& key) const noexcept { return key.low; }
};
