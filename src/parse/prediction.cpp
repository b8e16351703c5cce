// A decision runs all alternatives in parallel over the next tokens, as a set of configurations (network state,
// alternative, call stacks), until one alternative is left. Such a set is a state of a DFA, made on demand and cached,
// so nearly all decisions are table look-ups.
//
// SLL starts with an empty call stack: the end of a rule continues at every place of the grammar that calls the rule.
// If alternatives then reach the same states, the result is `inDoubt`: SLL takes the smallest alternative, and LL
// repeats the decision with the real callers. ANTLR's runtime never caches these repeated decisions. Here call stacks
// are interned, so their states are cached by (decision, callers) like the others, which keeps grammars that need LL at
// every statement fast.
//
// The work on a text is bounded, because a grammar may look at the whole rest of the text at every token, and in LL
// mode each set of callers has its own states. It is counted as if nothing had been cached before this text.
//
// Precedence predicates are evaluated at the start of a decision, for the precedence of the present call. So start
// states are cached by precedence too.

#include "parse/prediction.h"

#include <algorithm>

#include "parse/scratch_table.h"

namespace hone {
namespace {

struct ConfigKey {
  uint64_t place;  // state and alternative
  uint64_t rest;   // stack and flags
  friend bool operator==(const ConfigKey&, const ConfigKey&) = default;
};

struct ConfigKeyHash {
  size_t operator()(const ConfigKey& key) const {
    uint64_t hash = key.place * 0x9E3779B97F4A7C15ULL ^ (key.rest + 0x7F4A7C15ULL) * 0xC2B2AE3D27D4EB4FULL;
    return hash ^ (hash >> 29);
  }
};

/// The configurations that are always counted for an edge; for edges that took more, the number is stored.
constexpr uint32_t usualWork = 32;

struct PlaceHash {
  size_t operator()(uint64_t place) const {
    uint64_t hash = place * 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 32);
  }
};

}  // namespace

/// Collects the configurations that are reached without a token. Configurations that differ only in their call stacks
/// are merged.
class Prediction::Closure {
 public:
  explicit Closure(Prediction& owner) : owner_(owner), atn_(owner.atn_) {}

  /// Begins an empty collection; `startStack` is that of the decision's rule.
  void begin(bool full, bool treatEndAsEpsilon, StackId startStack = emptyStack) {
    full_ = full;
    treatEndAsEpsilon_ = treatEndAsEpsilon;
    startStack_ = startStack;
    work_.clear();
    seen_.clear();
    index_.clear();
    configs_.clear();
    merges_.clear();
  }

  /// `startPrecedence`: set at the start of a decision, when precedence predicates of its own rule are evaluated;
  /// `loopRule`: the left-recursive rule whose loop is decided, 1 + its index, else 0.
  void add(const Config& config, std::optional<uint32_t> startPrecedence, uint32_t loopRule) {
    work_.push_back(config);
    while (!work_.empty()) {
      Config next = work_.back();
      work_.pop_back();
      if (seen_.insert(keyOf(next), 0).second) expand(next, startPrecedence, loopRule);
    }
  }

  /// Adds a configuration without its closure.
  void keep(const Config& config) {
    uint64_t key = (static_cast<uint64_t>(config.state) << 32) | config.alternative;
    auto [at, isNew] = index_.insert(key, static_cast<uint32_t>(configs_.size()));
    if (isNew) {
      configs_.push_back(config);
      return;
    }
    Config& kept = configs_[at];
    if (kept.stack != config.stack) {
      StackId other = config.stack;
      if (depth(other) < depth(kept.stack)) std::swap(kept.stack, other);
      merges_.push_back({at, depth(other), other});
    }
    kept.outside |= config.outside;
    kept.filterExempt |= config.filterExempt;
    kept.predicated |= config.predicated;
  }

  /// Valid until the next `begin`. Merges the shallowest stacks first. A run of n operators leaves stacks of 1 to n
  /// calls in one place; then what a merge asks below its top is what the merge before has answered. In another order,
  /// they would take n * n steps.
  std::vector<Config>& configs() {
    std::ranges::sort(merges_);
    for (const Merge& merge : merges_) {
      StackId& stack = configs_[merge.config].stack;
      stack = owner_.stacks_.merge(stack, merge.stack, !full_);
    }
    merges_.clear();
    return configs_;
  }

 private:
  struct Merge {
    uint32_t config;  ///< its index
    uint32_t depth;
    StackId stack;
    friend auto operator<=>(const Merge&, const Merge&) = default;
  };

  uint32_t depth(StackId stack) const { return owner_.stacks_.depth(stack); }

  static ConfigKey keyOf(const Config& config) {
    return {(static_cast<uint64_t>(config.state) << 32) | config.alternative,
            (static_cast<uint64_t>(config.stack) << 3) | (config.predicated ? 4u : 0u) | (config.outside ? 2u : 0u) |
                (config.filterExempt ? 1u : 0u)};
  }

  void expand(const Config& config, std::optional<uint32_t> startPrecedence, uint32_t loopRule) {
    const State& state = atn_.states[config.state];
    ++owner_.made_;
    owner_.meter_.spend();
    if (state.kind == StateKind::ruleStop) {
      if (config.stack != emptyStack) {
        // By index, since `keep` may add to the stacks.
        for (size_t i = 0; i < owner_.stacks_.entries(config.stack).size(); ++i) {
          CallStacks::Entry entry = owner_.stacks_.entries(config.stack)[i];
          if (entry.returnState == CallStacks::bottomState) {
            Config ended = config;
            ended.stack = emptyStack;
            keep(ended);
            continue;
          }
          Config back = config;
          back.state = entry.returnState;
          back.stack = entry.below;
          // In LL mode the callers of the decision's rule are on the stack too; popping them means leaving the rule.
          back.outside = config.outside || (full_ && config.stack == startStack_);
          work_.push_back(back);
        }
        return;
      }
      if (full_ || state.transitionCount == 0) {
        keep(config);
        return;
      }
    }
    if (!state.epsilonOnly && state.kind != StateKind::ruleStop) keep(config);
    std::span<const Transition> transitions = atn_.from(config.state);
    // Pushed in reverse, so that the first alternative is expanded first.
    for (size_t i = transitions.size(); i-- > 0;) {
      const Transition& transition = transitions[i];
      Config next = config;
      next.state = transition.target;
      switch (transition.kind) {
        case TransitionKind::rule: next.stack = owner_.stacks_.push(config.stack, transition.follow); break;
        case TransitionKind::predicate: next.predicated |= startPrecedence.has_value(); break;
        case TransitionKind::precedence:
          if (startPrecedence && !config.outside && config.stack == startStack_ &&
              transition.argument < *startPrecedence)
            continue;
          break;
        case TransitionKind::set:
          if (!treatEndAsEpsilon_ || !atn_.sets[transition.argument].contains(endOfFile)) continue;
          break;
        default: break;
      }
      if (state.kind == StateKind::ruleStop) {
        next.outside = true;
        if (loopRule != 0 && transition.argument == loopRule) next.filterExempt = true;
      }
      work_.push_back(next);
    }
  }

  Prediction& owner_;
  const Atn& atn_;
  bool full_ = false;
  bool treatEndAsEpsilon_ = false;
  StackId startStack_ = emptyStack;
  std::vector<Config> work_;
  ScratchTable<ConfigKey, ConfigKeyHash> seen_;
  std::vector<Config> configs_;
  std::vector<Merge> merges_;  ///< stacks of configurations, not merged yet
  ScratchTable<uint64_t, PlaceHash> index_;
};

Prediction::Prediction(const Atn& parser, Symbol tokenTypeCount)
    : atn_(parser),
      tokenTypeCount_(tokenTypeCount),
      reached_(std::make_unique<Closure>(*this)),
      closure_(std::make_unique<Closure>(*this)) {}

Prediction::~Prediction() = default;

size_t Prediction::StartKeyHash::operator()(const StartKey& key) const {
  uint64_t hash = (static_cast<uint64_t>(key.decision) << 32 | key.callers) * 0x9E3779B97F4A7C15ULL;
  hash ^= (hash >> 29) + (key.precedence << 1 | (key.full ? 1 : 0));
  return hash * 0xC2B2AE3D27D4EB4FULL;
}

void Prediction::beginText(uint64_t budget, const StopToken& stop) {
  // States made for a single hostile text are useless for the next text.
  constexpr size_t mostKept = 4'000'000, stackSize = 4;  // in configurations
  if (configurations_ + stackSize * stacks_.size() > mostKept) forget();
  ++text_;
  meter_ = WorkMeter(stop);
  beginPart(budget);
}

void Prediction::beginPart(uint64_t budget) {
  budget_ = budget;
  spent_ = 0;
}

void Prediction::forget() {
  merged_ += stacks_.merges();
  stacks_ = CallStacks();
  nodes_ = {};
  starts_ = {};
  ids_ = {};
  dearEdges_ = {};
  configurations_ = 0;
}

Prediction::Result Prediction::run(StateId decision, uint32_t precedence, bool full, StackId callers, Lookahead ahead) {
  bool precedenceMatters = atn_.leftRecursive[atn_.states[decision].rule];
  uint32_t node = startNode({decision, precedenceMatters ? precedence : 0, full, callers});
  for (uint32_t i = 0;; ++i) {
    const Node& state = nodes_[node];
    if (state.accept) return {state.prediction, i, state.inDoubt, state.predicated};
    if (exhausted()) return {noAlternative, i};
    Symbol symbol = ahead[std::min<size_t>(i, ahead.size() - 1)];
    int32_t next = edge(node, symbol);
    ++spent_;
    ++looked_;
    if (next < 0) {
      countEdge(node, symbol);
      return {finishedAlternative(nodes_[node].configs), i};
    }
    if (nodes_[static_cast<size_t>(next)].text != text_) {
      nodes_[static_cast<size_t>(next)].text = text_;
      countEdge(node, symbol);
    }
    node = static_cast<uint32_t>(next);
  }
}

void Prediction::countEdge(uint32_t from, Symbol symbol) {
  auto dear = dearEdges_.find(static_cast<uint64_t>(from) << 32 | static_cast<uint32_t>(symbol));
  spent_ += configurationWork * (dear == dearEdges_.end() ? usualWork : dear->second);
}

uint32_t Prediction::startNode(const StartKey& key) {
  if (auto found = starts_.find(key); found != starts_.end()) {
    Start& start = found->second;
    if (start.text != text_) spent_ += configurationWork * start.work;
    start.text = text_;
    return start.node;
  }
  const uint64_t madeBefore = made_;
  const State& decision = atn_.states[key.decision];
  closure_->begin(key.full, false, key.callers);
  std::span<const Transition> alternatives = atn_.from(key.decision);
  uint32_t loopRule = decision.precedenceDecision && !key.full ? decision.rule + 1 : 0;
  for (uint32_t i = 0; i < alternatives.size(); ++i)
    closure_->add({alternatives[i].target, i, key.callers, false, false, false}, key.precedence, loopRule);
  Node node;
  node.full = key.full;
  node.configs = closure_->configs();
  if (loopRule != 0) applyPrecedenceFilter(node.configs);
  uint32_t id = add(std::move(node));
  Start start{id, static_cast<uint32_t>(made_ - madeBefore), text_};
  starts_.emplace(key, start);
  spent_ += configurationWork * start.work;
  return id;
}

/// After the loop of a left-recursive rule, the caller may continue with the same operator; the loop has priority.
void Prediction::applyPrecedenceFilter(std::vector<Config>& configs) const {
  std::unordered_map<StateId, StackId> first;
  for (const Config& config : configs)
    if (config.alternative == 0) first.emplace(config.state, config.stack);
  std::erase_if(configs, [&](const Config& config) {
    if (config.alternative == 0 || config.filterExempt) return false;
    auto found = first.find(config.state);
    return found != first.end() && found->second == config.stack;
  });
}

int32_t Prediction::edge(uint32_t from, Symbol symbol) {
  constexpr int32_t unknown = -2;
  Node& node = nodes_[from];
  if (node.firstSymbol == symbol) return node.firstTarget;
  if (!node.edges.empty() && node.edges[static_cast<size_t>(symbol)] != unknown)
    return node.edges[static_cast<size_t>(symbol)];
  int32_t target = newEdge(from, symbol);
  Node& source = nodes_[from];
  if (source.firstSymbol == noSymbol) {
    source.firstSymbol = symbol;
    source.firstTarget = target;
  } else {
    if (source.edges.empty()) source.edges.assign(static_cast<size_t>(tokenTypeCount_), unknown);
    source.edges[static_cast<size_t>(symbol)] = target;
  }
  return target;
}

int32_t Prediction::newEdge(uint32_t from, Symbol symbol) {
  bool full = nodes_[from].full;
  const uint64_t madeBefore = made_;
  reached_->begin(full, false);
  stopped_.clear();
  for (const Config& config : nodes_[from].configs) {
    if (atStop(config)) {
      if (full || symbol == endOfFile) stopped_.push_back(config);
      continue;
    }
    for (const Transition& transition : atn_.from(config.state)) {
      if (transition.kind != TransitionKind::set || !atn_.sets[transition.argument].contains(symbol)) continue;
      Config next = config;
      next.state = transition.target;
      reached_->keep(next);
    }
  }
  Node node;
  node.full = full;
  const std::vector<Config>& reached = reached_->configs();
  bool oneAlternative = !reached.empty() && std::ranges::all_of(reached, [&](const Config& config) {
    return config.alternative == reached.front().alternative;
  });
  if (oneAlternative && stopped_.empty() && symbol != endOfFile) {
    node.configs = reached;
  } else {
    closure_->begin(full, symbol == endOfFile);
    for (const Config& config : reached) closure_->add(config, std::nullopt, 0);
    std::vector<Config>& closed = closure_->configs();
    if (symbol == endOfFile) std::erase_if(closed, [&](const Config& config) { return !atStop(config); });
    if (!full || std::ranges::none_of(closed, [&](const Config& config) { return atStop(config); }))
      closed.insert(closed.end(), stopped_.begin(), stopped_.end());
    node.configs = closed;
  }
  uint64_t work = made_ - madeBefore + nodes_[from].configs.size();
  if (work > usualWork)
    dearEdges_.emplace(static_cast<uint64_t>(from) << 32 | static_cast<uint32_t>(symbol), static_cast<uint32_t>(work));
  if (node.configs.empty()) return -1;
  judge(node);
  return static_cast<int32_t>(add(std::move(node)));
}

/// Decides whether more tokens are needed: PredictionMode.hasSLLConflictTerminatingPrediction and
/// resolvesToJustOneViableAlt.
void Prediction::judge(Node& node) {
  const std::vector<Config>& configs = node.configs;
  uint32_t smallest = noAlternative;
  bool oneAlternative = true;
  for (const Config& config : configs) {
    oneAlternative &= config.alternative == configs.front().alternative;
    smallest = std::min(smallest, config.alternative);
  }
  if (oneAlternative) {
    node.accept = true;
    node.prediction = smallest;
    return;
  }
  // Further tokens can't distinguish alternatives that are in the same state with the same stacks.
  places_.assign(configs.begin(), configs.end());
  std::sort(places_.begin(), places_.end(), [](const Config& a, const Config& b) {
    return std::tie(a.state, a.stack, a.alternative) < std::tie(b.state, b.stack, b.alternative);
  });
  bool allStopped = true, conflict = false, stateWithOneAlternative = false, sameSmallest = true;
  for (size_t from = 0, to = 0; from < places_.size(); from = to) {
    bool oneInState = true;
    for (; to < places_.size() && places_[to].state == places_[from].state; ++to) {
      allStopped &= atStop(places_[to]);
      oneInState &= places_[to].alternative == places_[from].alternative;
      bool newStack = to == from || places_[to].stack != places_[to - 1].stack;
      if (newStack)
        sameSmallest &= places_[to].alternative == smallest;
      else
        conflict |= places_[to].alternative != places_[to - 1].alternative;
    }
    stateWithOneAlternative |= oneInState;
  }
  if (node.full) {
    node.accept = sameSmallest;
    if (sameSmallest) node.prediction = smallest;
    return;
  }
  if (!allStopped && !(conflict && !stateWithOneAlternative)) return;
  node.accept = true;
  node.inDoubt = true;
  node.predicated = std::ranges::any_of(configs, &Config::predicated);
  node.prediction = smallest;
}

uint32_t Prediction::add(Node node) {
  auto order = [](const Config& a, const Config& b) {
    return std::tie(a.alternative, a.state, a.stack) < std::tie(b.alternative, b.state, b.stack);
  };
  std::sort(node.configs.begin(), node.configs.end(), order);
  uint64_t hash = node.full ? 1 : 0;
  for (const Config& config : node.configs) {
    hash = hash * 0x9E3779B97F4A7C15ULL + config.state;
    hash = (hash ^ (hash >> 31)) * 0xC2B2AE3D27D4EB4FULL + config.alternative;
    hash = (hash ^ (hash >> 29)) * 0x165667B19E3779F9ULL + config.stack;
  }
  auto same = [](const Config& a, const Config& b) {
    return a.state == b.state && a.alternative == b.alternative && a.stack == b.stack && a.outside == b.outside &&
           a.predicated == b.predicated;
  };
  uint32_t id = static_cast<uint32_t>(nodes_.size());
  for (;; ++hash) {
    auto [at, isNew] = ids_.try_emplace(hash, id);
    if (isNew) break;
    const Node& other = nodes_[at->second];
    if (other.full == node.full && std::ranges::equal(other.configs, node.configs, same) && other.accept == node.accept)
      return at->second;
  }
  configurations_ += node.configs.size();
  nodes_.push_back(std::move(node));
  return id;
}

/// If no token fits: an alternative that has finished the decision's rule, so that the caller reports the error.
uint32_t Prediction::finishedAlternative(const std::vector<Config>& configs) const {
  uint32_t smallest = noAlternative;
  for (const Config& config : configs)
    if (config.outside || atStop(config)) smallest = std::min(smallest, config.alternative);
  return smallest;
}

}  // namespace hone
