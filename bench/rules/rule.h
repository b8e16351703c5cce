// Rules of behaviour, drawn at random: what a program might do with texts of a language, known exactly. A rule is drawn
// from a real text that obeys it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/parts.h"
#include "text/random.h"
#include "tree/tree.h"
#include "tree/visible_span.h"

namespace hone::rules {

/// A text without syntax errors.
struct Text {
  explicit Text(TreePtr parsed) : tree(std::move(parsed)), spans(visibleSpans(*tree)) {}

  std::string_view at(NodeId node) const { return textAt(*tree, spans[node]); }
  bool isRule(NodeId node, RuleId rule) const {
    return tree->node(node).kind == NodeKind::rule && tree->node(node).symbol == rule;
  }
  bool isToken(NodeId node) const {
    return tree->node(node).kind == NodeKind::token && !spans[node].empty() &&
           static_cast<Symbol>(tree->node(node).symbol) > 0;
  }
  bool isToken(NodeId node, Symbol type) const {
    return isToken(node) && static_cast<Symbol>(tree->node(node).symbol) == type;
  }
  /// What stands between the token before the node and the node.
  std::string_view gapBefore(NodeId node) const;

  TreePtr tree;
  std::vector<VisibleSpan> spans;
};

/// The nodes that make a rule hold, in no order; empty where it doesn't hold.
using Witnesses = std::vector<NodeId>;

struct Rule {
  std::string kind;   ///< such as `order`
  std::string words;  ///< for people
  bool beyond;        ///< the language of conditions can't say it
  std::function<Witnesses(const Text&)> holds;
};

/// The kinds, of which each is there as often as it is to be drawn.
size_t ruleKindCount();

/// A rule of the kind that the text obeys; nullopt where this draw came to nothing. `quotedNumbers`: digits under
/// quotes are numbers, since the language has no others.
std::optional<Rule> drawRule(size_t kind, const Text& text, const Parts& parts, bool quotedNumbers, Random& random);

}  // namespace hone::rules
