// A rule's draw from one text: what the kinds of rules have in common.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "node_test.h"
#include "rule.h"

namespace hone::rules {

class Drawing {
 public:
  using Drawn = std::optional<Rule>;
  struct Kind {
    std::string_view name;
    Drawn (Drawing::*drawing)();
  };
  static const Kind kinds[29];  ///< each as often as it is to be drawn

  Drawing(const Text& text, const Parts& parts, bool quotedNumbers, Random& random);
  Drawn draw(size_t kind);

 private:
  // structure.cpp
  Drawn somewhere(), inRule(), lacks(), both(), last(), depth(), either();
  Drawn structure();
  Drawn alternative();
  Drawn declarations();
  Drawn count(), more();
  // contents.cpp
  Drawn contents();
  Drawn layout();
  // relations.cpp
  Drawn keyedNumbers(), numbers(), numberAndLength(), numberAndCount(), ascending(), equal(), lengths();
  Drawn divisible(), sum(), twoTogether(), difference();
  Drawn reference();

  Symbol type(NodeId id) const { return static_cast<Symbol>(text_.tree->node(id).symbol); }
  RuleId rule(NodeId id) const { return text_.tree->node(id).symbol; }
  std::string name(RuleId rule) const { return "<" + parts_.grammar().ruleNames[rule] + ">"; }
  std::string name(Symbol type) const { return parts_.show(parts_.ofToken(type)); }

  NodeId any(const std::vector<NodeId>& nodes) { return nodes[random_.below(nodes.size())]; }
  /// A token of many texts, mostly, or a literal or rule.
  NodeId anything();
  /// A token that is a number; noNode where there is none.
  NodeId anyNumber();
  /// The rules around a node, the innermost first; not the start.
  std::vector<NodeId> around(NodeId id) const;
  /// A rule around the node, mostly a near one.
  std::optional<NodeId> anyAround(NodeId id);
  std::vector<NodeId> below(NodeId top) const;
  /// A test that the text's node passes.
  std::optional<NodeTest> test(NodeId id);

  /// Two nodes in a rule, the first before the second.
  struct Pair {
    NodeId top;
    NodeTest first, second;
  };
  std::optional<Pair> pair();

  const Text& text_;
  const Parts& parts_;
  Random& random_;
  std::vector<NodeId> tokens_;    ///< of types with many texts
  std::vector<NodeId> numbers_;   ///< of these
  std::vector<NodeId> literals_;  ///< the others
  std::vector<NodeId> rules_;
};

/// Those directly in the rule, so not in a rule of that kind below.
std::vector<NodeId> tokensIn(const Text& text, NodeId top, Symbol type);
std::vector<NodeId> rulesIn(const Text& text, NodeId top, RuleId rule);
NodeId firstBelow(const Text& text, NodeId top, const NodeTest& test);

/// Holds where it does in some node of the rule.
template <typename Holds>
std::function<Witnesses(const Text&)> inSome(RuleId rule, Holds holds) {
  return [=](const Text& t) {
    for (NodeId id = 0; id < t.tree->size(); ++id)
      if (t.isRule(id, rule) && !t.spans[id].empty())
        if (Witnesses found = holds(t, id); !found.empty()) return found;
    return Witnesses();
  };
}

}  // namespace hone::rules
