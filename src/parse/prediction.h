// Decides which alternative of a decision the tokens ahead belong to: Adaptive LL(*) (Parr, Harwell, Fisher, OOPSLA
// 2014), with the tie-breaking of ANTLR's ParserATNSimulator, so that hone's trees are ANTLR's.
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

/// Token types from the parser's position on; the last one is endOfFile.
using Lookahead = std::span<const Symbol>;

constexpr uint32_t noAlternative = UINT32_MAX;

/// Holds caches: to be used by one thread at a time.
class Prediction {
 public:
  /// SLL decides by the rule's own context and is fast; LL asks the callers too where SLL is in doubt. A text that SLL
  /// parses without error has the same tree under LL.
  enum class Mode : uint8_t { sll, ll };

  struct Result {
    uint32_t alternative = noAlternative;  ///< from 0; noAlternative where no alternative is viable
    uint32_t tokensSeen = 0;               ///< how far ahead the decision looked
    bool inDoubt = false;                  ///< SLL met a conflict, and the alternative is the smallest of those in it
    bool codeDecides = false;              ///< a predicate of the grammar's code could tell apart what is in conflict
  };

  /// `parser` must outlive this.
  Prediction(const Atn& parser, Symbol tokenTypeCount);
  ~Prediction();

  /// `precedence` is that of the call of the rule the decision stands in; `callers` gives the rule's callers, asked
  /// for in LL mode only.
  template <typename Callers>
  Result predict(StateId decision, uint32_t precedence, Lookahead ahead, Mode mode, Callers&& callers) {
    Result result = run(decision, precedence, false, emptyStack, ahead);
    if (mode == Mode::ll && result.inDoubt && !exactTooDear()) {
      Result exact = run(decision, precedence, true, callers(), ahead);
      // Past half of the budget SLL's choice stays: a wrong one shows as a syntax error, not as an endless run.
      if (!exactTooDear()) result.alternative = exact.alternative;
    }
    return result;
  }

  CallStacks& stacks() { return stacks_; }

  /// To be called before each text. `budget` bounds the work on it: a look at a token counts 1, a configuration made
  /// `configurationWork`. What is cached from texts before counts as if it were made anew, so that no result depends on
  /// them. From then on, throws Cancelled soon after a stop was requested.
  void beginText(uint64_t budget, const StopToken& stop = {});
  static constexpr uint64_t configurationWork = 16;
  /// For a further part of the same text: what was counted for parts before isn't counted again.
  void beginPart(uint64_t budget);
  uint64_t spent() const { return spent_; }
  /// The budget is spent: then nothing is predicted any more.
  bool exhausted() const { return spent_ >= budget_; }

 private:
  struct Config {
    StateId state;
    uint32_t alternative;
    StackId stack;
    bool outside;       ///< has left the decision's rule
    bool filterExempt;  ///< may not be dropped for a configuration of the loop's first alternative
    bool predicated;    ///< code has a say: a predicate stands before the first token
  };

  /// A state of the DFA: what a decision knows after some tokens.
  struct Node {
    std::vector<Config> configs;
    Symbol firstSymbol = noSymbol;  ///< most states far ahead are left with one symbol only
    int32_t firstTarget = 0;
    std::vector<int32_t> edges;  ///< by symbol, once there is a second one
    uint32_t prediction = noAlternative;
    uint32_t text = 0;  ///< the number of the text that it was last of use in
    bool accept = false;
    bool inDoubt = false;     ///< SLL met a conflict
    bool predicated = false;  ///< ... that code may decide
    bool full = false;        ///< LL configurations
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
    uint32_t work;  ///< that it took to make
    uint32_t text;  ///< as of a node
  };

  static constexpr Symbol noSymbol = -2;

  class Closure;
  friend class Closure;

  Result run(StateId decision, uint32_t precedence, bool full, StackId callers, Lookahead ahead);
  bool exactTooDear() const { return spent_ >= budget_ / 2; }
  uint32_t startNode(const StartKey& key);
  /// The state after one more token, -1 where none fits.
  int32_t edge(uint32_t from, Symbol symbol);
  int32_t newEdge(uint32_t from, Symbol symbol);
  /// Counts what it takes to make the edge: the first one by which a text comes to a node, or one that leads nowhere.
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
  boost::unordered_flat_map<uint64_t, uint32_t> ids_;        ///< by hash, or the next free number
  boost::unordered_flat_map<uint64_t, uint32_t> dearEdges_;  ///< work by node and symbol, where it is more than usual
  std::unique_ptr<Closure> reached_;                         ///< room for newEdge
  std::unique_ptr<Closure> closure_;
  std::vector<Config> stopped_;
  std::vector<Config> places_;  ///< room for judge
  size_t configurations_ = 0;   ///< that are kept, of all nodes
  uint32_t text_ = 0;
  uint64_t budget_ = UINT64_MAX;
  uint64_t spent_ = 0;
  uint64_t made_ = 0;  ///< configurations, ever
  WorkMeter meter_{StopToken()};
};

}  // namespace hone
