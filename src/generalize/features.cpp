// Whether a program accepts a text depends on more than its grammar says: `super` is an expression, but not everywhere;
// `x = 1` needs a name on the left; a number may have no `_` in this version of the language. To learn such things from
// few samples, a derivation is taken apart into features, small enough to be seen again soon and large enough to tell:
//
// - The production of a node: its rule and the tokens and rules it consists of directly, blocks of alternatives
//   included. What has just one part and no token (a rule that leads to a rule, an iteration that holds a rule) is
//   looked through, so that a production is next to the one that matters.
// - The place of a production: the production above it, and which of its parts this is. In the loop that ANTLR makes of
//   a left-recursive rule, an operator's place is what stands on its left.
// - The kind of a token's text in its place: a text of the input itself (`=name`), or a new one (`~`), and which kinds
//   of characters are next to each other in a new one.
//
// So a derivation is accepted if all its features are: a grammar with rules for each place of their use, of which only
// the part is known that was met. It is the idea of learning which alternatives are valid at a place, taken through all
// depths.

#include "generalize/features.h"

#include <algorithm>

#include "text/hash.h"

namespace hone {
namespace {

constexpr double productionPrior = 0.6, newTextPrior = 0.7, knownTextPrior = 0.5, plainCharacterPrior = 0.97,
                 oddCharacterPrior = 0.5;

/// Letters are alike, digits but 0 are alike, any other character is itself.
char characterClass(char c) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return 'a';
  if (c >= '1' && c <= '9') return '9';
  if (static_cast<unsigned char>(c) >= 0x80) return '\x7F';
  return c;
}

class Reading {
 public:
  Reading(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known, FeatureNames& names)
      : tree_(tree), top_(node), context_(context), known_(known), names_(names), parts_(tree.node(node).end - node) {}

  Features read() {
    if (tree_.node(top_).kind == NodeKind::token) {
      token(top_, std::string(context_));
      result_.rootName = tree_.symbolName(top_);
    } else {
      collect();
      squeeze();
      describe();
    }
    std::sort(result_.all.begin(), result_.all.end(),
              [](const ContentFeature& a, const ContentFeature& b) { return a.id < b.id; });
    auto same = [](const ContentFeature& a, const ContentFeature& b) { return a.id == b.id; };
    result_.all.erase(std::unique(result_.all.begin(), result_.all.end(), same), result_.all.end());
    return std::move(result_);
  }

 private:
  struct Part {
    NodeId owner = noNode;   ///< nearest node above that is no block of alternatives
    NodeId only = noNode;    ///< its one part, if it has no other and that is no token
    NodeId bottom = noNode;  ///< the end of the chain of such parts
    NodeId last = noNode;    ///< its last part so far that is an iteration
    uint32_t parts = 0;
    uint32_t rules = 0;
    uint32_t ordinal = 0;    ///< of a rule: which of its owner's
    NodeId before = noNode;  ///< of an iteration: the one before, if of the same loop
    std::string content;
    std::string place;
  };

  Part& at(NodeId id) { return parts_[id - top_]; }
  bool isPart(NodeId id) const {
    const Node& n = tree_.node(id);
    return n.kind == NodeKind::rule || n.isQuantified();
  }

  void collect() {
    for (NodeId id = top_; id < tree_.node(top_).end; ++id) {
      const Node& n = tree_.node(id);
      Part& part = at(id);
      if (n.kind == NodeKind::hidden) continue;
      if (id != top_) part.owner = tree_.node(n.parent).kind == NodeKind::choice ? at(n.parent).owner : n.parent;
      if (part.owner == noNode || n.kind == NodeKind::choice) continue;
      Part& owner = at(part.owner);
      if (n.kind == NodeKind::token) {
        if (n.symbol == static_cast<uint32_t>(endOfFile)) continue;
        owner.content += ' ' + tree_.symbolName(id);
        owner.parts += 2;
        continue;
      }
      ++owner.parts;
      owner.only = id;
      if (n.kind == NodeKind::rule) {
        part.ordinal = owner.rules++;
        owner.content += ' ' + tree_.symbolName(id);
      } else {
        if (owner.last != noNode && tree_.node(owner.last).symbol == n.symbol) part.before = owner.last;
        owner.last = id;
      }
    }
  }

  void squeeze() {
    for (NodeId id = tree_.node(top_).end; id-- > top_;)
      if (isPart(id)) at(id).bottom = at(id).parts == 1 ? at(at(id).only).bottom : id;
  }

  std::string production(NodeId id) {
    NodeId bottom = at(id).bottom;
    return tree_.symbolName(bottom) + ':' + at(bottom).content;
  }

  std::string placeOf(NodeId id) {
    const Part& part = at(id);
    if (part.owner == noNode) return std::string(context_);
    const Node& n = tree_.node(id);
    std::string above = production(part.owner);
    if (n.kind == NodeKind::rule) return above + '#' + std::to_string(part.ordinal);
    bool operators = tree_.language().grammar().parser.states[n.symbol].precedenceDecision;
    if (operators && part.before != noNode) return production(part.before) + '>';
    return above + (part.before == noNode ? "#first" : "#later");
  }

  void describe() {
    for (NodeId id = top_; id < tree_.node(top_).end; ++id) {
      const Node& n = tree_.node(id);
      if (isPart(id)) {
        Part& part = at(id);
        bool inChain = part.owner != noNode && at(part.owner).parts == 1;
        part.place = inChain ? at(part.owner).place : placeOf(id);
        if (inChain) continue;
        std::string made = production(id);
        ContentFeatureId general = names_.intern(made);
        if (id == top_) {
          result_.root = general;
          result_.rootName =
              at(part.bottom).content.empty() ? tree_.symbolName(part.bottom) : at(part.bottom).content.substr(1);
        }
        add(part.place + " / " + made, general, productionPrior, part.place == context_);
      } else if (n.kind == NodeKind::token) {
        token(id, at(at(id).owner).place);
      }
    }
  }

  void token(NodeId id, const std::string& place) {
    Symbol type = static_cast<Symbol>(tree_.node(id).symbol);
    if (type == endOfFile || !tree_.language().hasManyTexts(type)) return;
    std::string name = tree_.symbolName(id);
    std::string text(tree_.text(id));
    bool known = known_.contains({type, text});
    std::string kind = name + (known ? '=' + text : "~");
    ContentFeatureId general = names_.intern(kind);
    if (id == top_) result_.root = general;
    add(place + " / " + kind, general, known ? knownTextPrior : newTextPrior, place == context_);
    if (known) return;
    char before = '^';
    for (size_t i = 0; i <= text.size(); ++i) {
      char now = i < text.size() ? characterClass(text[i]) : '$';
      bool plain = (before == 'a' || before == '9' || before == '^') && (now == 'a' || now == '9' || now == '$');
      add(name + " [" + before + now + ']', noFeature, plain ? plainCharacterPrior : oddCharacterPrior);
      before = now;
    }
  }

  void add(std::string name, ContentFeatureId general, double prior, bool atTop = false) {
    result_.all.push_back({names_.intern(std::move(name)), general, prior, atTop});
  }

  const Tree& tree_;
  const NodeId top_;
  std::string_view context_;
  const KnownTexts& known_;
  FeatureNames& names_;
  std::vector<Part> parts_;
  Features result_;
};

}  // namespace

KnownTexts knownTexts(const Tree& tree) {
  KnownTexts known;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    Symbol type = static_cast<Symbol>(node.symbol);
    if (node.kind == NodeKind::token && type > endOfFile && tree.language().hasManyTexts(type))
      known.emplace(type, tree.text(id));
  }
  return known;
}

ContentFeatureId FeatureNames::intern(std::string name) {
  ContentFeatureId id = contentHash(name).low;
  names_.try_emplace(id, std::move(name));
  return id;
}

Features featuresOf(const Tree& tree, NodeId node, std::string_view context, const KnownTexts& known,
                    FeatureNames& names) {
  return Reading(tree, node, context, known, names).read();
}

}  // namespace hone
