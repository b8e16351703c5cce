// A parser that follows all alternatives at once. After some tokens it is in a set of positions in the grammar's
// network, each with its open calls. The sets are graph-structured stacks (see parse/call_stacks.h), so equal sets have
// equal ids, and each step from a set by a token is computed once.
//
// A text is in the language exactly if the set after its last token is complete. The set is empty if no text of the
// language begins with these tokens.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "grammar/cheapest_ways.h"
#include "grammar/first_sets.h"
#include "grammar/grammar.h"
#include "parse/call_stacks.h"
#include "parse/scratch_table.h"

namespace hone {

/// A stack whose entries are places in the network. The number means nothing beside its `ParserSets`.
using ParserSet = StackId;

/// Holds caches: to be used by one thread at a time.
class ParserSets {
 public:
  /// All texts of the rule, but for those that need one of the rules or tokens named in `without`. `grammar` must
  /// outlive this.
  ParserSets(const Grammar& grammar, RuleId start, const std::vector<std::string>& without = {});

  static constexpr ParserSet none = UINT32_MAX;

  ParserSet start() const { return start_; }
  /// After one more token; `none` where no text has it there. Amortised O(1) for grammars without much ambiguity.
  ParserSet after(ParserSet set, Symbol token);
  /// The tokens that may come next, as a number for `tokens`: there are far fewer such choices than sets. O(1) once
  /// known, else O(new part of the stacks).
  uint32_t expected(ParserSet set) { return outlook(set).expected; }
  /// A bit by type.
  const std::vector<uint64_t>& tokens(uint32_t expected) const { return *choices_[expected]; }
  /// The text may end here.
  bool complete(ParserSet set) { return outlook(set).ends || mayCome(outlook(set), endOfFile); }
  /// The rule that the most recent token stands in (one of them).
  RuleId innermostRule(ParserSet set) const;

  /// A lower bound of what a shortest rest of the text costs, for given costs of the tokens (see setTokenCosts). O(1)
  /// once known, else O(new part of the stacks).
  Cost costToEnd(ParserSet set);
  void setTokenCosts(const std::vector<Cost>& costs);

  /// Places that were looked at since the last call, for whoever counts work: in a set of deep and ambiguous stacks
  /// there are many for one token.
  uint64_t takeWork() { return std::exchange(work_, 0); }
  /// How many stacks are kept, for whoever bounds memory.
  size_t size() const { return stacks_.size(); }

 private:
  /// A state with the precedence of the rule's call: left-recursive rules go on only where that allows it.
  using Place = uint32_t;
  static constexpr uint32_t precedenceBits = 10;
  static Place place(StateId state, uint32_t precedence) { return (state << precedenceBits) | precedence; }
  static StateId stateOf(Place place) { return place >> precedenceBits; }
  static uint32_t precedenceOf(Place place) { return place & ((1u << precedenceBits) - 1); }

  struct Reached {
    Place place;
    StackId below;
  };

  /// What may come next.
  struct Outlook {
    uint32_t expected = unknown;
    bool ends = false;  ///< all rules can end without a token
  };
  static constexpr uint32_t unknown = UINT32_MAX;
  struct WayHash {
    size_t operator()(uint64_t way) const {
      uint64_t hash = way * 0x9E3779B97F4A7C15ULL;
      return hash ^ (hash >> 32);
    }
  };

  /// Room for a walk.
  struct Walked {
    ScratchTable<uint64_t, WayHash> ways;
    ScratchTable<uint64_t, WayHash> latest;  ///< the latest calls below each place
  };

  Outlook outlook(ParserSet set);
  /// The same, of the place's rule alone.
  Outlook outlookWithin(Place place);
  bool mayCome(Outlook outlook, Symbol token) const {
    return (tokens(outlook.expected)[static_cast<size_t>(token) / 64] >> (token % 64) & 1) != 0;
  }
  /// False where the token can come neither in the state's rule nor in one of those below.
  bool mayCome(StateId state, StackId below, Symbol token);
  uint32_t choice(std::vector<uint64_t> tokens);
  std::vector<uint64_t> noTokens() const {
    return std::vector<uint64_t>(static_cast<size_t>(grammar_.tokenTypeCount()) / 64 + 1);
  }

  /// Calls `visit(transition, place, below)` for every token that may be read from the set; returns whether the start
  /// rule can end. With `token` >= 0 only ways that may read it are followed.
  template <typename Visit>
  bool walk(ParserSet set, Symbol token, Walked& walked, Visit&& visit);
  /// Calls `compute` for all stacks of the set that aren't `known`, for each after those below it.
  template <typename Known, typename Compute>
  void bottomUp(ParserSet set, Known&& known, Compute&& compute);

  const Grammar& grammar_;
  const Atn& atn_;
  FirstSets first_;
  CallStacks stacks_;
  ParserSet start_;
  std::vector<std::vector<uint64_t>> setTokens_;  ///< by set of the network, a bit by type
  std::vector<bool> without_;                     ///< by rule
  std::vector<bool> withoutToken_;                ///< by type
  std::vector<bool> onlyEnds_;                    ///< by state: nothing can come but the end of the rule
  boost::unordered_flat_map<uint64_t, ParserSet> after_;
  std::vector<Outlook> outlooks_;  ///< by stack
  boost::unordered_flat_map<Place, Outlook> outlooksWithin_;
  std::map<std::vector<uint64_t>, uint32_t> choiceIds_;
  std::vector<const std::vector<uint64_t>*> choices_;
  std::vector<Cost> stateCosts_;            ///< by state, to the end of its rule
  std::vector<std::optional<Cost>> toEnd_;  ///< by stack
  Walked walked_, walkedWithin_;
  uint64_t work_ = 0;
};

}  // namespace hone
