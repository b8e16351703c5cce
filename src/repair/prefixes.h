// Completed prefixes of a text. A program that only accepts or refuses still shows where a text offends it: at the end
// of the first completed prefix that it refuses.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "repair/change.h"

namespace hone {

/// What is known of a text's structure: a grammar, or the brackets seen in it.
class Prefixes {
 public:
  virtual ~Prefixes() = default;

  /// Where the text may be cut, ascending; the last cut is its end.
  virtual std::vector<uint32_t> cuts(const std::string& text) = 0;
  /// Those of the cuts at the start of a line where nothing is open: the text up to there is one of its own. None where
  /// that isn't known.
  virtual std::vector<uint32_t> wholeCuts(const std::string&) { return {}; }
  /// The text up to an offset, and what closes all that is open there; nullopt where nothing does. An offset that is no
  /// cut counts as the next one.
  virtual std::optional<std::string> completed(const std::string& text, uint32_t offset) = 0;
  /// Whether it may be a whole text, by what is known.
  virtual bool fits(const std::string&) { return true; }
  /// The first cut behind an offset, or the end.
  virtual uint32_t cutBehind(const std::string& text, uint32_t offset) = 0;
  /// Small changes that touch [from, to), likeliest first.
  virtual std::vector<Changes> localChanges(const std::string& text, uint32_t from, uint32_t to) = 0;
  /// Removals of ever larger parts around the place, smallest first.
  virtual std::vector<Changes> removals(const std::string& text, uint32_t from, uint32_t to) = 0;
};

}  // namespace hone
