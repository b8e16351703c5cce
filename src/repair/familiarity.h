// How usual a stretch of bytes is in a text that is mostly right.
//
// Several corrections of a text may cost the same: at the start of a line, a `v` may be missing, or a `g`. The rest of
// the text shows which one is likelier. A model that predicts each byte by the two bytes before it is enough for that,
// and needs no knowledge of the format.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace hone {

class Familiarity {
 public:
  /// Goes by at most the first megabyte of the text, which must outlive this. O(text).
  explicit Familiarity(std::string_view text);

  /// From now on goes by all but a stretch of the text; `remember` makes it good again. O(stretch).
  void forget(size_t begin, size_t end) { count(begin, end, UINT32_MAX); }
  void remember(size_t begin, size_t end) { count(begin, end, 1); }

  /// How surprising the bytes are, each behind the two before it, in bits; the first two are given. O(bytes).
  double surprise(std::string_view bytes) const;

 private:
  void count(size_t begin, size_t end, uint32_t times);

  std::string_view text_;
  std::vector<uint32_t> threes_, twos_;  ///< so often three and two bytes come after each other, by hash
};

}  // namespace hone
