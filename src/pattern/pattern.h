// A pattern of failing inputs: a text, its open places, and the contents that each place may have.
#pragma once

#include <string>
#include <vector>

#include "pattern/environment.h"
#include "pattern/place.h"
#include "search/strategy.h"

namespace hone {

/// What was measured on fresh texts of the pattern.
struct Rate {
  size_t fail = 0, pass = 0, unresolved = 0;

  void count(Verdict verdict) { ++(verdict == Verdict::fail ? fail : verdict == Verdict::pass ? pass : unresolved); }
};

/// What was tried at nodes of the same text, one after the other.
struct TriedPart {
  struct Content {
    std::string text;
    Verdict verdict;  ///< on the text with this content
  };
  std::vector<NodeId> nodes;
  std::vector<Content> contents = {};

  std::vector<std::string> with(Verdict verdict) const;
};

struct Pattern {
  static constexpr size_t mostExamples = 2;  ///< that fail, and that pass

  TreePtr tree;                            ///< of the reduced input
  std::vector<Place> places;               ///< by their first node; none overlaps another
  std::vector<std::string> allowed;        ///< names of the features that contents may have
  std::vector<std::string> excluded = {};  ///< of those with which a text passed
  Environment around = {};
  Rate rate;
  std::vector<std::string> failing;  ///< some of its texts
  std::vector<std::string> passing;  ///< texts that pass though they differ little from the input: the contrast
  std::vector<TriedPart> tried = {};
  double confidence = 0;  ///< that the failure rate is at least `least`
  double least = 0;
};

/// For people: what names a place, and which contents there don't fail (pattern/limits.h): `<rule>`, `<rule except a>`;
/// `<$rule1>` for one of several that have the same text. By place.
std::vector<std::string> placeNames(const Pattern& pattern);

/// One line for people: the text with its places' names. Of the contents of places, it excludes those with which a text
/// passed, as the matcher does; what else a program accepts isn't said.
std::string toLine(const Pattern& pattern);

/// All that members must have: the same text with the limits of what may stand at the places, and `where` there are
/// limits of what occurs inside, these. What isn't said is open.
std::string toText(const Pattern& pattern);

/// Figures as in Table 1 of the DDSET paper.
struct PatternCounts {
  size_t visible = 0;         ///< places, each occurrence of a shared one
  size_t shared = 0;          ///< occurrences of shared places
  size_t remainingChars = 0;  ///< of literal tokens that are left, keywords aside, as the paper's program counts
  size_t concreteChars = 0;   ///< of all tokens that are left
};
PatternCounts countsOf(const Pattern& pattern);

}  // namespace hone
