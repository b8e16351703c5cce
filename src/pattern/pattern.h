// A pattern of failing inputs: a text, its open places, and the contents that each place may have.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pattern/environment.h"
#include "pattern/limits.h"
#include "pattern/place.h"
#include "search/strategy.h"

namespace hone {

/// What was measured on fresh texts of the pattern.
struct Rate {
  size_t fail = 0, pass = 0, unresolved = 0;

  void count(Verdict verdict) { ++(verdict == Verdict::fail ? fail : verdict == Verdict::pass ? pass : unresolved); }
};

struct Pattern {
  static constexpr size_t mostExamples = 3;  ///< that fail, and that pass

  TreePtr tree;                            ///< of the reduced input
  std::vector<Place> places;               ///< by their first node; none overlaps another
  std::vector<std::string> allowed;        ///< names of the features that contents may have
  std::vector<std::string> excluded = {};  ///< of those with which a text passed
  Environment around = {};
  Rate rate;
  std::vector<std::string> failing;  ///< some of its texts
  std::vector<std::string> passing;  ///< texts that pass though they differ little from the input: the contrast
  double confidence = 0;             ///< that the failure rate is at least `least`
  double least = 0;
};

/// The rule or token that a place is of.
std::string symbolName(const Tree& tree, const Place& place);

/// For people: what names a place, with its limits (pattern/limits.h): `<rule>`, `<rule: a|b>`; `<$rule1>` for one
/// of several that have the same text, `<rule?>` for what may stand in a gap. By place.
std::vector<std::string> placeNames(const Pattern& pattern);

/// One line for people: the text with its places' names, and `where` there are limits of what occurs in their contents,
/// these. It says all that members must have: what isn't said is open.
std::string toText(const Pattern& pattern);

/// Figures as in Table 1 of the DDSET paper.
struct PatternCounts {
  size_t visible = 0;         ///< places, each occurrence of a shared one
  size_t invisible = 0;       ///< places that are empty in the input
  size_t shared = 0;          ///< occurrences of shared places
  size_t remainingChars = 0;  ///< of literal tokens that are left, keywords aside, as the paper's program counts
  size_t concreteChars = 0;   ///< of all tokens that are left
};
PatternCounts countsOf(const Pattern& pattern);

}  // namespace hone
