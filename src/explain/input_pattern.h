// Makes patterns, which the tree may use as features, from the parts of a failing input that are known to matter.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "explain/feature.h"
#include "tree/token_index.h"

namespace hone {

struct InputPattern {
  enum class Finding : uint8_t {
    fixed,     ///< has to be as it is, for all that is known
    doubtful,  ///< has to be as it is, or may have nearly any contents
    open,      ///< may have any contents of its rule or token
    unneeded   ///< may be absent; what is in it may matter where it is there
  };

  InputPattern(TreePtr input, const Parts& parts);

  /// Which elements may stand where the input has none: none, those that are known to do no harm, or any.
  enum class Added : uint8_t { nothing, known, anything };
  struct Form {
    Added added = Added::nothing;
    bool complete = true;     ///< with what is unneeded
    bool bold = false;        ///< what is doubtful is open
    NodeId special = noNode;  ///< a rule that may be anything of this alternative
    uint16_t alternative = anyAlternative;
  };
  /// `bold`: what is doubtful is open.
  bool isOpen(NodeId id, bool bold) const;

  /// Is it a token with text?
  bool isToken(NodeId id) const { return tree->node(id).kind == NodeKind::token && index.in(id).size() > 0; }
  /// Of a token that is fixed. Of a long text the length may matter, hardly all of it.
  PatternItem fixedItem(NodeId token) const;

  /// What has to follow what in a node.
  std::vector<PatternItem> items(NodeId top, const Form& form) const;

  /// Of each rule of the input that isn't open: its items, in several forms. O(nodes * longest pattern).
  std::vector<Feature> features() const;

  TreePtr tree;
  const Parts& parts;  ///< must outlive this
  TokenIndex index;
  std::vector<Finding> findings;                      ///< by node
  std::map<NodeId, std::set<uint16_t>> alternatives;  ///< by rule that matters: those that were tried there
  std::vector<std::set<Part>> additions;  ///< by token, and one more for the end: groups of which more may stand there

 private:
  void addFeature(NodeId top, const Form& form, std::vector<Feature>& features) const;
};

}  // namespace hone
