// Remembers where a lexer has looked ahead in vain. To find the longest token, a lexer reads on as long as some rule
// could match: after each of a thousand `/*`, up to the end of a text that closes none. A second look that reaches a
// place in the state of an earlier look ends as that one did (Reps, "Maximal-munch" tokenization in linear time, TOPLAS
// 20(2), 1998). To save memory, looks are compared only once in each block of the text.
//
// Where rules call themselves, each look may be in states of its own: `<a<b<c`, where `<` and `>` are nested. So there
// is a budget, and when it is spent, looks go no farther than an ordinary token is long.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <optional>
#include <vector>

namespace hone {

/// The looks in vain of one text.
class VainLooks {
 public:
  static constexpr uint32_t shortLook = 512;  ///< bytes behind a token's beginning or end, when the budget is spent

  explicit VainLooks(size_t textSize) : budget_(leastBudget + readings * textSize / blockSize) {}

  /// A new look, or one that has just found a token's end.
  void begin(uint32_t at) {
    begin_ = at;
    block_ = at / blockSize;
    passed_.clear();
  }

  /// The look goes on from `at` in this state of the lexer. True where nothing will come of it, or it is too long for
  /// what is left of the budget; then `to` is where the look ends.
  bool isVain(uint32_t state, uint32_t at, uint32_t& to) {
    if (at / blockSize == block_) return false;
    block_ = at / blockSize;
    if (budget_ > 0) {
      --budget_;
    } else if (at - begin_ > shortLook) {
      if (!shortenedFrom_) shortenedFrom_ = begin_;
      return true;
    }
    uint64_t place = static_cast<uint64_t>(state) << 32 | at;
    if (auto known = ends_.find(place); known != ends_.end()) {
      to = known->second;
      return true;
    }
    passed_.push_back(place);
    return false;
  }

  /// The look has found no end behind the last one, up to `to`.
  void end(uint32_t to) {
    for (uint64_t place : passed_) ends_.emplace(place, to);
    passed_.clear();
  }

  /// Where the first look began that was too long.
  std::optional<uint32_t> shortenedFrom() const { return shortenedFrom_; }

 private:
  static constexpr uint32_t blockSize = 64;
  // Some 16 MB are looked at within a second. Ordinary texts take a few readings of their own length at most.
  static constexpr uint64_t leastBudget = 250'000;  ///< blocks, whatever the text
  static constexpr uint64_t readings = 4;           ///< of the whole text, in addition

  uint64_t budget_;  ///< blocks that looks may still enter
  std::optional<uint32_t> shortenedFrom_;
  uint32_t begin_ = 0;
  uint32_t block_ = 0;
  std::vector<uint64_t> passed_;                        ///< places of the present look, since the last end
  boost::unordered_flat_map<uint64_t, uint32_t> ends_;  ///< of looks in vain, by place
};

}  // namespace hone
