// Finds the part of a failing text that fails wherever it stands, or where it does.
#pragma once

#include <set>
#include <vector>

#include "generalize/environment_search.h"
#include "pattern/pattern.h"
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
  TokenIndex index{*tree};
};

/// The part of a text that matters wherever it stands.
struct Core {
  NodeId node = noNode;  ///< noNode if the pattern has to be the whole text
  Part element = noPart;
  TokenRange tokens = {0, UINT32_MAX};
  StepRule surroundings = {};
  Rate tried = {};  ///< verdicts on the core in other surroundings
};

/// `needed`: nodes without which the text passes. `hosts`: those first that are to be tried first. `endings`: what the
/// core may end with.
Core findCore(const Pattern& pattern, const std::set<NodeId>& needed, std::vector<Host> hosts, Endings endings,
              const Ask& ask);

/// Files of its language.
std::vector<TreePtr> realTexts(const TreePtr& tree);

/// The innermost node with all of them; the root if there are none.
NodeId innermostAround(const Tree& tree, const std::set<NodeId>& nodes);

/// Texts like the own one that pass, also with what the grammar may add to them; the input; texts that it has for the
/// rules around what is needed, one for each choice in them; real files of the language, and random texts.
std::vector<Host> hostsFor(const TreePtr& tree, const std::set<NodeId>& needed, const std::vector<TreePtr>& passing,
                           const TreePtr& input, const std::vector<TreePtr>& real, uint64_t seed);

}  // namespace hone
