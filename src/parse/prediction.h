// Predicts which alternative of a decision the next tokens belong to: Adaptive LL(*) (Parr, Harwell, Fisher, OOPSLA
// 2014), with the tie-breaking of ANTLR's ParserATNSimulator, so that hone builds the same trees as ANTLR.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "grammar/atn.h"
#include "parse/call_stacks.h"
#include "text/stop_token.h"

namespace hone {

/// The types of the tokens from the parser's position on; the last one is endOfFile.
using Lookahead = std::span<const Symbol>;

constexpr uint32_t noAlternative = UINT32_MAX;

/// Not thread-safe: holds caches.
class Prediction {
 public:
  /// SLL ignores the callers of the rule and is fast; LL considers them if SLL finds a conflict. A text that SLL parses
  /// without error has the same tree under LL.
  enum class Mode : uint8_t { sll, ll };

  struct Result {
    uint32_t alternative = noAlternative;  ///< from 0; noAlternative if no alternative is viable
    uint32_t tokensSeen = 0;               ///< how far ahead the decision looked
    bool inDoubt = false;                  ///< SLL found a conflict; `alternative` is the smallest of those in conflict
    bool codeDecides = false;              ///< a predicate of the grammar's code could resolve the conflict
  };

  /// `parser` must outlive this.
  Prediction(const Atn& parser, Symbol tokenTypeCount);
  ~Prediction();

  /// `precedence`: with which the decision's rule was called. `callers()` returns the rule's callers; it is called in
  /// LL mode only.
  template <typename Callers>
  Result predict(StateId decision, uint32_t precedence, Lookahead ahead, Mode mode, Callers&& callers) {
    Result result = run(decision, precedence, false, emptyStack, ahead);
    if (mode == Mode::ll && result.inDoubt && !exactTooDear()) {
      Result exact = run(decision, precedence, true, callers(), ahead);
      // Past half of the budget SLL's choice stands: a wrong one shows as a syntax error, not as an endless run.
      if (!exactTooDear()) result.alternative = exact.alternative;
    }
    return result;
  }

  CallStacks& stacks() { return stacks_; }

  /// Call this before each text. `budget` bounds the work on it: to look at a token counts 1, to make a configuration
  /// counts `configurationWork`. Results cached from earlier texts count as if they were computed again, so that no
  /// result depends on those texts. From then on, predictions throw Cancelled soon after a stop was requested.
  void beginText(uint64_t budget, const StopToken& stop = {});
  static constexpr uint64_t configurationWork = 16;
  /// For a further part of the same text: work that was counted for an earlier part isn't counted again.
  void beginPart(uint64_t budget);
  uint64_t spent() const { return spent_; }
  /// The tokens looked at and the configurations made, ever.
  uint64_t work() const { return looked_ + made_; }
  /// The pairs of stacks merged, ever.
  uint64_t merges() const { return merged_ + stacks_.merges(); }
  /// True if the budget is spent; then nothing is predicted any more.
  bool exhausted() const { return spent_ >= budget_; }

 private:
  struct Config {
    StateId state;
    uint32_t alternative;
    StackId stack;
    bool outside;       ///< has left the decision's rule
    bool filterExempt;  ///< exempt from the precedence filter
    bool predicated;    ///< a predicate of the grammar's code comes before the first token
  };

  /// A state of the DFA: the configurations of a decision after some tokens.
  struct Node {
    std::vector<Config> configs;
    Symbol firstSymbol = noSymbol;  ///< most states far ahead have one outgoing edge
    int32_t firstTarget = 0;
    std::vector<int32_t> edges;  ///< by symbol; filled when there is a second edge
    uint32_t prediction = noAlternative;
    uint32_t text = 0;  ///< number of the last text that used it
    bool accept = false;
    bool inDoubt = false;     ///< SLL found a conflict
    bool predicated = false;  ///< ... that code may resolve
    bool full = false;        ///< its configurations are LL
  };

  struct StartKey {
    StateId decision;
    uint32_t precedence;
    bool full;
    StackId callers;
    friend bool operator==(const StartKey&, const StartKey&) = default;
  };
  struct StartKeyHash {
    size_t operator()(const StartKey& key) const;
  };
  struct Start {
    uint32_t node;
    uint32_t work;  ///< spent to make the node
    uint32_t text;  ///< as of a node
  };

  static constexpr Symbol noSymbol = -2;

  class Closure;
  friend class Closure;

  Result run(StateId decision, uint32_t precedence, bool full, StackId callers, Lookahead ahead);
  bool exactTooDear() const { return spent_ >= budget_ / 2; }
  uint32_t startNode(const StartKey& key);
  /// The state after one more token; -1 if no alternative accepts it.
  int32_t edge(uint32_t from, Symbol symbol);
  int32_t newEdge(uint32_t from, Symbol symbol);
  /// Counts the work of making the edge, if it is the first by which this text reaches a node, or if it leads nowhere.
  void countEdge(uint32_t from, Symbol symbol);
  void forget();
  uint32_t add(Node node);
  void applyPrecedenceFilter(std::vector<Config>& configs) const;
  void judge(Node& node);
  bool atStop(const Config& config) const { return atn_.states[config.state].kind == StateKind::ruleStop; }
  uint32_t finishedAlternative(const std::vector<Config>& configs) const;

  const Atn& atn_;
  Symbol tokenTypeCount_;
  CallStacks stacks_;
  std::vector<Node> nodes_;
  boost::unordered_flat_map<StartKey, Start, StartKeyHash> starts_;
  boost::unordered_flat_map<uint64_t, uint32_t> ids_;        ///< by hash; on a collision, by the next free number
  boost::unordered_flat_map<uint64_t, uint32_t> dearEdges_;  ///< by node and symbol: work that is more than usual
  std::unique_ptr<Closure> reached_;                         ///< scratch space of newEdge
  std::unique_ptr<Closure> closure_;
  std::vector<Config> stopped_;
  std::vector<Config> places_;  ///< scratch space of judge
  size_t configurations_ = 0;   ///< in all nodes
  uint32_t text_ = 0;
  uint64_t budget_ = UINT64_MAX;
  uint64_t spent_ = 0;
  uint64_t made_ = 0;    ///< configurations, ever
  uint64_t looked_ = 0;  ///< tokens, ever
  uint64_t merged_ = 0;  ///< stacks that were forgotten
  WorkMeter meter_{StopToken()};
};

}  // namespace hone
