// Finds out what may stand around and between the parts of a pattern.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pattern/drafts.h"
#include "pattern/occurrence.h"
#include "pattern/pattern.h"
#include "search/strategy.h"
#include "text/random.h"
#include "tree/token_index.h"

namespace hone {

class EnvironmentSearch {
 public:
  /// The verdict on a text; nullopt if a limit struck.
  using Ask = std::function<std::optional<Verdict>(std::string)>;

  /// `original` fails too: the input before its reduction. Both must outlive this.
  EnvironmentSearch(const Pattern& pattern, Drafts& drafts, const Tree& original, uint64_t seed, Ask ask)
      : pattern_(pattern),
        drafts_(drafts),
        tree_(*pattern.tree),
        original_(original),
        parts_(tree_.language().grammar()),
        index_(tree_),
        random_(seed),
        ask_(std::move(ask)) {}

  /// Asks for a few verdicts.
  Environment find();

 private:
  /// A piece of text that may be added before a token, as one more element or an optional part.
  struct Addition {
    uint32_t boundary;
    Part group;
    std::string text;
  };

  void collectAdditions();
  void collectPieces(const Tree& tree);
  std::map<RuleId, NodeId> rulesAround(uint32_t boundary) const;
  bool fits(const Addition& addition) const;
  std::string with(const std::vector<Addition>& additions) const;
  void tryAdditions();
  void tryMentions();
  void findCore();
  struct Embedded {
    std::string text;
    std::set<Enclosure> around;
  };
  std::vector<Embedded> embedded(const PatternFinder& finder, NodeId core, std::set<Enclosure> known);

  const Pattern& pattern_;
  Drafts& drafts_;
  const Tree& tree_;
  const Tree& original_;
  Parts parts_;
  TokenIndex index_;
  Random random_;
  Ask ask_;
  std::map<Part, std::vector<std::string>> pieces_;
  std::vector<Addition> additions_, mentions_;
  std::set<std::string> sharedWords_;
  size_t asked_ = 0;
  Environment found_;
};

}  // namespace hone
