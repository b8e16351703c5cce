// Inputs to judge an explanation by, made by means that hone itself doesn't use: parts of real files recombined, plain
// random expansions of the grammar, and near misses, in which one of the nodes that make a rule hold is another.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rule.h"

namespace hone::rules {

class Inputs {
 public:
  /// `files`: real texts without syntax errors, at least two.
  Inputs(std::shared_ptr<Language> language, std::vector<std::string> files);

  /// So many that obey the rule and as many that don't, a third of each kind where they can be had; fewer if too many
  /// tries came to nothing.
  struct Balanced {
    std::vector<std::string> obey, others;
    std::array<size_t, 3> made = {};  ///< recombined, expanded, near misses
    /// Some of the near misses: a text that obeys, one that doesn't.
    std::vector<std::pair<std::string, std::string>> near = {};
  };
  Balanced draw(const Rule& rule, size_t each, Random& random) const;

  const std::vector<Text>& files() const { return files_; }
  /// Has any file a number that isn't under quotes?
  bool hasPlainNumbers() const;
  /// nullopt for a text with syntax errors, and for one that is too long.
  std::optional<Text> read(std::string text) const;

 private:
  using Made = std::optional<std::string>;
  std::string edited(const Text& text, VisibleSpan span, std::string_view other) const;
  Made recombined(Random& random) const;
  Made expanded(Random& random) const;
  std::vector<std::string> nearMisses(const Rule& rule, const Text& start, Random& random) const;
  Made changed(const Text& text, const Witnesses& witnesses, NodeId node, Random& random) const;
  std::string otherText(const Text& text, const Witnesses& witnesses, NodeId token, Random& random) const;
  Made withOther(const Text& text, NodeId node, Random& random) const;
  std::string expandToken(Symbol type, Random& random) const;

  std::shared_ptr<Language> language_;
  std::vector<Text> files_;
  struct Place {
    uint32_t file;
    NodeId node;
  };
  std::vector<std::vector<Place>> byRule_;  ///< where each rule stands in the files
  std::vector<std::vector<Place>> byToken_;
  std::vector<uint32_t> height_;  ///< by state: rules that the flattest way to the end of its rule opens
};

}  // namespace hone::rules
