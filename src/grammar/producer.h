// Makes random derivations with their trees: of parser rules token by token, of lexer rules character by character.
// parse/produce.h makes texts from them.
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

/// A node of a derivation. Those of a tree are in pre-order, as in parse/derivation.h, with the same groups and
/// alternatives.
struct ProducedNode {
  enum class Kind : uint8_t { rule, choice, optional, star, plus, token };
  Kind kind;
  uint16_t alternative = 0;  ///< the chosen one, from 0
  uint32_t symbol = 0;       ///< the rule; of a group the state of its decision; the token's type
  uint32_t end = 0;          ///< one past the last node of the subtree
};

/// What may be drawn from a set.
struct SymbolChoice {
  SymbolSet usual;  ///< preferred, may be empty
  SymbolSet all;    ///< with the usual ones; empty where nothing can be produced
};

/// Which tokens stand for all where a set allows several.
enum class TokenTaste : uint8_t {
  any,
  manyTexts  ///< those that have many texts: names rather than the keywords that may also be names
};

/// Token types that `producible` (by type) says can be made; by set of the parser's network.
std::vector<SymbolChoice> tokenChoices(const Grammar& grammar, const std::vector<bool>& producible,
                                       TokenTaste taste = TokenTaste::any);

/// Characters, printable ones where there are any, preferably letters and digits; by set of the lexer's network.
std::vector<SymbolChoice> characterChoices(const LexerRules& rules);

/// Picks one of the alternatives (indices into the decision's transitions; at least two).
using Chooser = std::function<uint32_t(StateId decision, std::span<const uint32_t> alternatives)>;

/// All alternatives equally likely. `random` must outlive the chooser, here and below.
Chooser uniformly(Random& random);

/// Alternatives that were chosen less often are likelier, so that few derivations show much variety.
Chooser rareFirst(Random& random);

/// In symbols, the end of the text not counted.
struct ProducedSize {
  size_t most;        ///< about; more only where the rule has no shorter text
  size_t wanted = 0;  ///< up to here, ways are preferred on which the text can become longer
};

class Producer {
 public:
  /// `atn` must outlive this. O(network log network).
  Producer(const Atn& atn, std::vector<SymbolChoice> choices);

  /// Can the rule derive anything?
  bool canProduce(RuleId rule) const { return ways_.ofRule(rule) != noWay; }

  class Walk;

 private:
  void findGrowing();
  bool growing(const Transition& transition) const;

  const Atn& atn_;
  std::vector<SymbolChoice> choices_;
  CheapestWays ways_;
  std::vector<bool> growing_;  ///< by state: a loop or a recursion lies on some way to the end of its rule
};

/// One derivation in the making. It can go back to a mark and from there another way, so that a text can be made along
/// with it even where the lexer doesn't take every sequence of tokens. Not recursive: derivations may be deep.
class Producer::Walk {
 public:
  /// It always ends: where the size is used up, the cheapest way out is taken. canProduce(rule) must hold; `producer`
  /// and `random` must outlive this.
  Walk(const Producer& producer, RuleId rule, ProducedSize size, Random& random, Chooser chooser);

  /// Goes on to the next symbol; nothing at the end. The end of the text, where the grammar names it, is a symbol too.
  std::optional<Symbol> next();

  /// Symbols derived so far, the end of the text not counted.
  size_t symbols() const { return now_.symbols; }

  struct Mark {
    StateId state = noState;
    uint32_t frame = 0;  ///< innermost open call
    uint32_t group = 0;  ///< innermost open group
    uint32_t frames = 0, groups = 0, nodes = 0;
    Cost spent = 0;
    size_t symbols = 0;
  };
  /// O(1). Marks are void once one before them was gone back to.
  Mark mark() const;
  void back(const Mark& mark);

  /// The tree; complete once `next` has returned nothing.
  const std::vector<ProducedNode>& nodes() const { return nodes_; }

 private:
  // Open calls and groups are lists that share their tails, never changed but at their ends: so a mark is a few
  // numbers.
  struct Frame {
    uint32_t below;
    StateId follow;
    uint32_t precedence;
    uint32_t node;
    uint32_t group;  ///< innermost open group at the call
    Cost rest;       ///< the cheapest way from `follow` through all callers
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
