// Shorter words that may stand in the place of a word, learned from the input.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reduce/pass.h"

namespace hone {

/// What the input says of the places where its frequent short words stand.
class WordPlaces {
 public:
  /// O(tokens).
  explicit WordPlaces(const Tree& tree);

  struct Word {
    std::string text;
    uint8_t language;
    Symbol type;
    double likeness;  ///< from 0 to 1
  };
  /// Shorter words that stand at the same places as this one, between the same tokens, the likest first. O(words).
  std::vector<Word> shorterThan(std::string_view text, uint8_t language) const;

 private:
  /// The tokens before and behind a word; a name stands for any name.
  using Context = std::pair<std::string, std::string>;
  struct Seen {
    Symbol type = 0;
    double count = 0;
    std::map<Context, double> contexts;
  };
  std::map<std::pair<uint8_t, std::string>, Seen> words_;
};

/// Replaces a word by a shorter one that the input has used at like places, at all its places at once, and at one. Such
/// words are often keywords that no grammar says are alike. Proposes candidates that may not parse.
///
///     template <typename T> struct a;        template <class T> struct a;        in an input that also uses class so
std::unique_ptr<Pass> makeSynonymPass(TreePtr tree, std::shared_ptr<const WordPlaces> places);

}  // namespace hone
