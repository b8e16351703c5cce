// Finds the part of a failing text that fails wherever it stands, or where it does.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pattern/pattern.h"
#include "search/strategy.h"
#include "tree/token_index.h"

namespace hone {

/// A text that has other surroundings for a part.
struct Host {
  enum Kind : uint8_t {
    own,      ///< much like the failing text, and known to pass
    input,    ///< before its reduction
    near,     ///< the same, with what the grammar may add
    derived,  ///< by the grammar, from the failing text
    real,     ///< a file of the language
    random
  };
  TreePtr tree;
  Kind kind;
};

class CoreSearch {
 public:
  /// The verdict on a text; nullopt if a limit struck.
  using Ask = std::function<std::optional<Verdict>(std::string)>;

  /// `needed`: nodes without which the text passes. `hosts`: those first that are to be tried first.
  /// `endings`: by boundary, what the core may end with there.
  CoreSearch(const Pattern& pattern, const std::set<NodeId>& needed, std::vector<Host> hosts,
             std::map<uint32_t, std::vector<std::string>> endings, Ask ask);

  struct Core {
    NodeId node = noNode;  ///< noNode if the pattern has to be the whole text
    Part element = noPart;
    TokenRange tokens = {0, UINT32_MAX};
    StepRule surroundings = {};
    Rate tried = {};  ///< verdicts on the core in other surroundings
  };
  Core find();

 private:
  struct Candidate {
    NodeId node;
    Part element = noPart;
    TokenRange tokens = {};
  };
  /// Where in a host the core could stand, and the piece of the host that takes the place of a piece of the own text.
  struct Hole {
    const Host* host;
    TokenRange tokens, piece, replaced;
    std::vector<Step> steps;
    std::set<std::pair<Part, uint16_t>> beside = {};  ///< rules with their alternatives, in the innermost step
  };
  std::vector<Candidate> candidates(const std::set<NodeId>& needed) const;
  bool isFixed(const Candidate& candidate) const;
  std::optional<Core> tryAlone(const Candidate& candidate);
  std::string endingOf(const Candidate& candidate);
  std::vector<Hole> holesFor(const Candidate& candidate) const;
  std::string transplanted(const Candidate& core, const Hole& hole, const std::string& ending, bool withItsNames) const;
  std::optional<std::vector<Step>> stepsIn(const Tree& made, const Candidate& core, const Hole& hole) const;
  std::string nameLike(const Tree& host, NodeId token, TokenRange core, bool isInCore) const;
  const TokenIndex& indexOf(const Host& host) const { return indexes_.at(&host); }

  const Pattern& pattern_;
  const Tree& tree_;
  Parts parts_;
  TokenIndex index_;
  std::vector<Candidate> candidates_;
  std::vector<Host> hosts_;
  std::map<const Host*, TokenIndex> indexes_;
  std::map<uint32_t, std::vector<std::string>> endings_;
  uint32_t endingTokens_ = 0;  ///< of the candidate's ending
  Ask ask_;
  std::set<std::pair<uint32_t, std::string>> names_;  ///< that the text has, by token type
  std::set<std::vector<std::string>> asked_;          ///< by tokens
  size_t budget_;
};

/// Files of its language.
std::vector<TreePtr> realTexts(const TreePtr& tree);

/// The innermost node with all of them; the root if there are none.
NodeId innermostAround(const Tree& tree, const std::set<NodeId>& nodes);

/// Texts like the own one that pass, also with what the grammar may add to them; the input; texts that it has for the
/// rules around what is needed, one for each choice in them; real files of the language, and random texts.
std::vector<Host> hostsFor(const TreePtr& tree, const std::set<NodeId>& needed, const std::vector<TreePtr>& passing,
                           const TreePtr& input, const std::vector<TreePtr>& real, uint64_t seed);

}  // namespace hone
