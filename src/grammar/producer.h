// Makes random derivations with their trees: from parser rules token by token, from lexer rules character by character.
// parse/produce.h turns them into texts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "grammar/atn.h"
#include "grammar/cheapest_ways.h"
#include "grammar/grammar.h"
#include "grammar/groups.h"
#include "text/random.h"

namespace hone {

/// A node of a derivation. The nodes of a tree are in pre-order and have the same groups and alternatives as in
/// parse/derivation.h.
struct ProducedNode {
  enum class Kind : uint8_t { rule, choice, optional, star, plus, token };
  Kind kind;
  uint16_t alternative = 0;  ///< the chosen one, from 0
  uint32_t symbol = 0;       ///< a rule's id; the state of a group's decision; a token's type
  uint32_t end = 0;          ///< one past the last node of the subtree
};

/// The symbols that may be drawn from a set.
struct SymbolChoice {
  SymbolSet usual;  ///< preferred symbols; may be empty
  SymbolSet all;    ///< the usual ones included; empty if nothing can be produced
};

/// Which tokens are drawn from a set that allows several.
enum class TokenTaste : uint8_t {
  any,
  manyTexts  ///< those with many texts: names rather than keywords that may also be names
};

/// By set of the parser's network, its token types for which `producible` (by type) is true.
std::vector<SymbolChoice> tokenChoices(const Grammar& grammar, const std::vector<bool>& producible,
                                       TokenTaste taste = TokenTaste::any);

/// For each set of the lexer's network, its characters: printable ones if there are any, letters and digits preferred.
std::vector<SymbolChoice> characterChoices(const LexerRules& rules);

/// Picks one of the alternatives. They are indices of the decision's transitions; there are at least two.
using Chooser = std::function<uint32_t(StateId decision, std::span<const uint32_t> alternatives)>;

/// All alternatives equally likely. `random` must outlive the chooser, here and below.
Chooser uniformly(Random& random);

/// Prefers alternatives that were chosen less often, so that few derivations show much variety.
Chooser rareFirst(Random& random);

/// The length of a text in symbols, without the end of the text.
struct ProducedSize {
  size_t most;        ///< approximate; exceeded if the rule has no shorter text
  size_t wanted = 0;  ///< below this length, alternatives that can grow the text are preferred
};

class Producer {
 public:
  /// Derivations have none of the rules `without`. `atn` must outlive this. O(network log network).
  Producer(const Atn& atn, std::vector<SymbolChoice> choices, const std::vector<RuleId>& without = {});

  /// True if the rule can derive a finite text.
  bool canProduce(RuleId rule) const { return ways_.ofRule(rule) != noWay; }

  class Walk;

 private:
  void findGrowing();
  bool growing(const Transition& transition) const;

  const Atn& atn_;
  std::vector<SymbolChoice> choices_;
  CheapestWays ways_;
  std::vector<bool> growing_;  ///< by state: some path to the end of its rule contains a loop or a recursion
};

/// A derivation in progress. It can backtrack to a mark and take another path, so a caller can write the text meanwhile
/// even if the lexer rejects some sequences of tokens. Not recursive: derivations may be deep.
class Producer::Walk {
 public:
  /// Always terminates: when the size is used up, it takes the cheapest path to the end. canProduce(rule) must hold;
  /// `producer` and `random` must outlive this.
  Walk(const Producer& producer, RuleId rule, ProducedSize size, Random& random, Chooser chooser);

  /// Derives the next symbol; nullopt at the end. The end of the text is a symbol too if the grammar names it.
  std::optional<Symbol> next();

  /// The number of symbols so far, without the end of the text.
  size_t symbols() const { return now_.symbols; }

  struct Mark {
    StateId state = noState;
    uint32_t frame = 0;  ///< innermost open call
    uint32_t group = 0;  ///< innermost open group
    uint32_t frames = 0, groups = 0, nodes = 0;
    Cost spent = 0;
    size_t symbols = 0;
  };
  /// O(1). Backtracking to a mark invalidates all later marks.
  Mark mark() const;
  void back(const Mark& mark);

  /// The tree; complete when `next` has returned nullopt.
  const std::vector<ProducedNode>& nodes() const { return nodes_; }

 private:
  // Open calls and groups are lists that share their tails and only ever grow at their heads, so a mark is a few
  // numbers.
  struct Frame {
    uint32_t below;
    StateId follow;
    uint32_t precedence;
    uint32_t node;
    uint32_t group;  ///< innermost open group at the call
    Cost rest;       ///< the cost of the cheapest path from `follow` through all callers
  };
  struct OpenGroup {
    uint32_t below;
    uint32_t node;
    StateId end;
  };

  void call(RuleId rule, StateId follow, uint32_t precedence, Cost rest);
  uint32_t open(ProducedNode::Kind kind, uint32_t symbol);
  void close(uint32_t node) { nodes_[node].end = static_cast<uint32_t>(nodes_.size()); }
  void closeGroup();
  void enter(const Group& group, uint32_t alternative);
  uint32_t choose(const State& state);
  Symbol draw(uint32_t set);

  const Producer& producer_;
  Random& random_;
  Chooser chooser_;
  Cost budget_;
  Cost wanted_;
  Mark now_;
  std::vector<Frame> frames_;
  std::vector<OpenGroup> groups_;
  std::vector<ProducedNode> nodes_;
  std::vector<uint32_t> alternatives_;
};

}  // namespace hone
