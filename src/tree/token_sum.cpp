#include "tree/token_sum.h"

#include <algorithm>
#include <bit>
#include <string>

namespace hone {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr uint64_t modulus = (uint64_t{1} << 61) - 1;
/// Any large numbers will do.
constexpr Hash128 base = {0x0F4A7C159E3779B9, 0x11E5A3F2C6B7D481};

constexpr uint64_t reduced(uint64_t value) {
  value = (value & modulus) + (value >> 61);
  return value >= modulus ? value - modulus : value;
}

constexpr uint64_t times(uint64_t a, uint64_t b) {
  const Wide product = Wide{a} * b;
  return reduced((static_cast<uint64_t>(product) & modulus) + static_cast<uint64_t>(product >> 61));
}

constexpr Hash128 times(Hash128 a, Hash128 b) { return {times(a.high, b.high), times(a.low, b.low)}; }
constexpr Hash128 plus(Hash128 a, Hash128 b) { return {reduced(a.high + b.high), reduced(a.low + b.low)}; }
constexpr Hash128 minus(Hash128 a, Hash128 b) {
  return {reduced(a.high + modulus - b.high), reduced(a.low + modulus - b.low)};
}

Hash128 valueOf(std::string_view text) {
  const Hash128 hash = contentHash(text);
  return {reduced(hash.high), reduced(hash.low)};
}

constexpr size_t lowPowers = 1024;

}  // namespace

void TokenSum::add(std::string_view text) {
  ++count;
  hash = plus(times(hash, base), valueOf(text));
}

TreeTokens::TreeTokens(const Tree& tree)
    : hashBefore_{{}}, marks_(tree.size() / 64 + 1), marksBefore_(marks_.size()), lowPowers_{{1, 1}} {
  std::string last;
  NodeId lastIsland = noNode;  // of the fragment that was the last leaf, if it was one
  WorkMeter meter(tree.stop());
  for (NodeId id = 0; id < tree.size(); ++id) {
    meter.spend();
    const Node& node = tree.node(id);
    if (!node.isVisible()) continue;
    // It forms one token with the fragment before it, since the island between them has no text.
    const bool goesOn = node.kind == NodeKind::fragment && node.parent == lastIsland && !leaves_.empty();
    const std::string_view text = tree.text(id);
    if (!text.empty()) {
      lastIsland = noNode;
      if (goesOn) {
        last += text;
        hashBefore_.pop_back();
      } else {
        last = text;
        leaves_.push_back(id);
        marks_[id / 64] |= uint64_t{1} << (id % 64);
      }
      hashBefore_.push_back(plus(times(hashBefore_.back(), base), valueOf(last)));
    }
    if (node.kind == NodeKind::fragment) lastIsland = node.parent;
  }
  for (size_t i = 1; i < marks_.size(); ++i)
    marksBefore_[i] = marksBefore_[i - 1] + static_cast<uint32_t>(std::popcount(marks_[i - 1]));
  for (size_t i = 1; i < lowPowers; ++i) lowPowers_.push_back(times(lowPowers_.back(), base));
  const Hash128 next = times(lowPowers_.back(), base);
  highPowers_.push_back({1, 1});
  for (size_t i = lowPowers; i < leaves_.size() + lowPowers; i += lowPowers)
    highPowers_.push_back(times(highPowers_.back(), next));
}

size_t TreeTokens::before(NodeId node) const {
  const uint64_t below = (uint64_t{1} << (node % 64)) - 1;
  return marksBefore_[node / 64] + static_cast<size_t>(std::popcount(marks_[node / 64] & below));
}

void TreeTokens::addTo(TokenSum& sum, NodeId begin, NodeId end) const {
  const size_t first = before(begin), last = before(end);
  addBetween(sum, {first, hashBefore_[first]}, {last, hashBefore_[last]});
}

void TreeTokens::addBetween(TokenSum& sum, const TokenSum& first, const TokenSum& second) const {
  if (first.count == second.count) return;
  const Hash128 over = power(second.count - first.count);
  sum.hash = plus(times(sum.hash, over), minus(second.hash, times(first.hash, over)));
  sum.count += second.count - first.count;
}

Hash128 TreeTokens::power(size_t exponent) const {
  Hash128 product = lowPowers_[exponent % lowPowers];
  for (size_t high = exponent / lowPowers; high > 0;) {
    const size_t known = std::min(high, highPowers_.size() - 1);
    product = times(product, highPowers_[known]);
    high -= known;
  }
  return product;
}

}  // namespace hone
