// The parser is a loop over the states of the network, with an explicit call stack. When it enters and leaves blocks
// and loops, it opens and closes the nodes that record quantifiers and alternatives, so that no second pass has to find
// them. A left-recursive rule is a loop in the network (ANTLR rewrites it) and stays one here: `a + b + c` is one flat
// node with two iterations.
//
// The text is first parsed with SLL decisions. After an error, which may be due to SLL alone, it is parsed again with
// LL decisions and error recovery (see recovery.h). When the prediction budget is spent, the rest of the text is kept
// as tokens and brackets.

#include "parse/parser.h"

#include <fmt/format.h>

#include <algorithm>

#include "grammar/groups.h"
#include "parse/recognizer.h"
#include "parse/recovery.h"
#include "text/user_error.h"

namespace hone {

class Parser::Run {
 public:
  Run(Parser& owner, const std::vector<Token>& tokens, Prediction::Mode mode, RuleId start)
      : owner_(owner), atn_(owner.grammar_->parser), tokens_(tokens), mode_(mode), meter_(owner.stop_) {
    derivation_.nodes.reserve(tokens.size() * 2);
    for (uint32_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].hidden) continue;
      visible_.push_back(i);
      types_.push_back(tokens[i].type);
    }
    call(start, noState, 0);
  }
  ~Run() { owner_.walked_ += meter_.spent() - tokensSeen_; }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// Takes these alternatives instead of predicting any.
  void follow(const std::vector<Decided>& decisions) { decisions_ = &decisions; }

  /// False if there is an error and `recover` is false.
  bool parse(bool recover) {
    while (state_ != noState) {
      meter_.spend();
      if (step()) continue;
      if (outOfBudget()) {
        keepRestAsTokens();
        break;
      }
      if (!recover) return false;
      recoverFrom(failed_);
    }
    finish();
    return true;
  }

  Derivation take() { return std::move(derivation_); }

 private:
  struct Frame {
    StateId follow;
    uint32_t precedence;
    NodeId node;
    uint32_t groups;  ///< number of groups that were open at the call
    StackId stack = UINT32_MAX;
  };
  struct OpenGroup {
    NodeId node;
    StateId end;
    StateId resume;
  };

  void call(RuleId rule, StateId follow, uint32_t precedence) {
    NodeId node = open(NodeKind::rule, rule);
    frames_.push_back({follow, precedence, node, static_cast<uint32_t>(groups_.size())});
    state_ = atn_.ruleStart[rule];
  }

  /// One transition; false on a syntax error in `state_`.
  bool step() {
    const State& state = atn_.states[state_];
    if (state.kind == StateKind::ruleStop) {
      returnFromRule();
      return true;
    }
    while (groups_.size() > frames_.back().groups && groups_.back().end == state_) closeGroup();
    uint32_t alternative = 0;
    if (state.decision) {
      alternative = decisions_ != nullptr ? nextDecision() : predict();
      if (alternative == noAlternative) return fail();
    }
    const Transition& transition = atn_.from(state_)[alternative];
    if (transition.kind == TransitionKind::set) {
      if (!atn_.sets[transition.argument].contains(types_[position_])) return fail();
      consume();
    } else if (transition.kind == TransitionKind::precedence && transition.argument < frames_.back().precedence) {
      return fail();
    }
    openGroup(transition, alternative);
    if (transition.kind == TransitionKind::rule)
      call(atn_.states[transition.target].rule, transition.follow, transition.argument);
    else
      state_ = transition.target;
    return true;
  }

  uint32_t predict() {
    Prediction::Result result = owner_.prediction_.predict(
        state_, frames_.back().precedence, Lookahead(types_).subspan(position_), mode_, [this] { return callers(); });
    meter_.spend(result.tokensSeen);
    tokensSeen_ += result.tokensSeen;
    return owner_.prediction_.exhausted() ? noAlternative : result.alternative;
  }

  bool outOfBudget() const { return decisions_ == nullptr && owner_.prediction_.exhausted(); }

  void keepRestAsTokens() {
    derivation_.flatFrom = tokens_[visible_[position_]].begin;
    derivation_.errors.push_back(
        {*derivation_.flatFrom, "too much look-ahead: from here on there are only tokens and brackets"});
    abandon();
  }

  uint32_t nextDecision() {
    if (decisionsTaken_ == decisions_->size() || (*decisions_)[decisionsTaken_].state != state_) return noAlternative;
    return (*decisions_)[decisionsTaken_++].alternative;
  }

  bool fail() {
    failed_ = state_;
    return false;
  }

  void returnFromRule() {
    while (groups_.size() > frames_.back().groups) closeGroup();
    close(frames_.back().node);
    state_ = frames_.back().follow;
    frames_.pop_back();
  }

  /// Opens the node of a block or iteration that is entered by `transition`.
  void openGroup(const Transition& transition, uint32_t alternative) {
    Group group = groupEntered(atn_, state_, transition);
    NodeId chosen = noNode;
    switch (group.kind) {
      case GroupKind::none: return;
      case GroupKind::rule: chosen = frames_.back().node; break;
      case GroupKind::inside: chosen = groups_.back().node; break;
      case GroupKind::choice: chosen = pushGroup(NodeKind::choice, group); break;
      case GroupKind::optional: chosen = pushGroup(NodeKind::optional, group); break;
      case GroupKind::plus: chosen = pushGroup(NodeKind::plus, group); break;
      case GroupKind::star: pushGroup(NodeKind::star, group); return;  // the choice comes inside
    }
    node(chosen).alternative = static_cast<uint16_t>(alternative);
  }

  NodeId pushGroup(NodeKind kind, const Group& group) {
    NodeId opened = open(kind, state_);
    groups_.push_back({opened, group.end, group.resume});
    return opened;
  }

  void consume() {
    emitUpTo(visible_[position_]);
    if (position_ + 1 < visible_.size()) ++position_;
  }

  /// Leaves for all tokens up to `token`, which is the last one.
  void emitUpTo(uint32_t token) {
    for (; emitted_ <= token; ++emitted_) {
      const Token& next = tokens_[emitted_];
      NodeId leaf = open(next.hidden ? NodeKind::hidden : NodeKind::token, static_cast<uint32_t>(next.type));
      node(leaf).textBegin = next.begin;
      textEnd_ = next.end;
      if (hasModes()) {
        derivation_.modes.resize(leaf + 1);
        derivation_.modes[leaf] = {next.before, next.after};
      }
      if (next.looked > next.end + Derivation::nearLook) derivation_.farLooks.push_back({leaf, next.looked});
      close(leaf);
    }
  }

  bool hasModes() const { return owner_.grammar_->lexer.modeStart.size() > 1; }

  NodeId open(NodeKind kind, uint32_t symbol) {
    if (derivation_.nodes.size() >= noNode) throw UserError("the input is too large: its tree has 4,294,967,295 nodes");
    NodeId id = static_cast<NodeId>(derivation_.nodes.size());
    Node opened;
    opened.kind = kind;
    opened.symbol = symbol;
    opened.parent = parent_;
    opened.textBegin = textEnd_;
    derivation_.nodes.push_back(opened);
    parent_ = id;
    return id;
  }

  void close(NodeId id) {
    Node& closed = node(id);
    closed.end = static_cast<NodeId>(derivation_.nodes.size());
    closed.textEnd = textEnd_;
    parent_ = closed.parent;
  }

  void closeGroup() {
    close(groups_.back().node);
    groups_.pop_back();
  }

  Node& node(NodeId id) { return derivation_.nodes[id]; }

  /// The call stacks of the present rule's callers, cached in the frames.
  StackId callers() {
    size_t known = frames_.size();
    while (known > 0 && frames_[known - 1].stack == UINT32_MAX) --known;
    for (size_t i = known; i < frames_.size(); ++i)
      frames_[i].stack =
          i == 0 ? emptyStack : owner_.prediction_.stacks().push(frames_[i - 1].stack, frames_[i].follow);
    return frames_.back().stack;
  }

  bool canFollow(StateId state, Symbol symbol) {
    for (size_t frame = frames_.size(); frame-- > 0;) {
      meter_.spend();
      const FirstSets::Set& set = owner_.first_.at(state);
      if (set.contains(symbol)) return true;
      if (!set.endsRule || frames_[frame].follow == noState) return false;
      state = frames_[frame].follow;
    }
    return false;
  }

  /// Resumes after an error in `state`: by skipping or assuming one token, else at the innermost loop or caller that
  /// can use a later token. Skipped tokens become an error node at the place of the error, so that they are deleted
  /// together with the broken part.
  void recoverFrom(StateId state) {
    const Token& token = tokens_[visible_[position_]];
    bool repeated = lastError_ == position_;
    if (!repeated) derivation_.errors.push_back({token.begin, fmt::format("unexpected {}", tokenName(token.type))});
    lastError_ = position_;
    bool atEnd = token.type == endOfFile;
    if (!repeated && !atEnd && canFollow(state, types_[position_ + 1])) {
      skip(position_ + 1);
      return;
    }
    const Transition& expected = atn_.from(state)[0];
    if (!repeated && !atn_.states[state].decision && expected.kind == TransitionKind::set &&
        canFollow(expected.target, token.type)) {
      state_ = expected.target;
      return;
    }
    resumeAhead(repeated && !atEnd);
  }

  void resumeAhead(bool mustSkip) {
    std::vector<ResumePoint> points = resumePoints();
    uint32_t ahead = position_ + (mustSkip ? 1 : 0);
    if (groupsOfBrackets_.empty()) groupsOfBrackets_ = bracketGroups(types_, owner_.grammar_->tokenLiterals);
    BracketSkipper brackets(groupsOfBrackets_);
    for (; ahead < types_.size(); ahead = brackets.next(ahead)) {
      meter_.spend(points.size());
      for (const ResumePoint& point : points) {
        if (!owner_.first_.at(point.state).contains(types_[ahead])) continue;
        skip(ahead);
        unwind(point);
        return;
      }
    }
    abandon();
  }

  void abandon() {
    skip(static_cast<uint32_t>(types_.size()) - 1);
    while (!frames_.empty()) returnFromRule();
    state_ = noState;
  }

  /// Innermost first. Only a bounded part of a deep stack is considered.
  std::vector<ResumePoint> resumePoints() const {
    constexpr size_t mostPoints = 100;
    std::vector<ResumePoint> points;
    size_t group = groups_.size();
    // Between two iterations of a loop, none of them is open.
    StateKind kind = atn_.states[failed_].kind;
    if (kind == StateKind::starLoopEntry || kind == StateKind::plusLoopBack)
      points.push_back({failed_, static_cast<uint32_t>(frames_.size()), static_cast<uint32_t>(group)});
    for (size_t frame = frames_.size(); frame-- > 0;) {
      for (; group > frames_[frame].groups; --group)
        if (groups_[group - 1].resume != noState)
          points.push_back(
              {groups_[group - 1].resume, static_cast<uint32_t>(frame + 1), static_cast<uint32_t>(group - 1)});
      if (frames_[frame].follow != noState)
        points.push_back({frames_[frame].follow, static_cast<uint32_t>(frame), frames_[frame].groups});
      if (points.size() > mostPoints && frame > 1) {
        // The outermost loops always stay in reach.
        frame = 1;
        group = frames_[1].groups;
        for (uint32_t g = frames_[1].groups; g-- > frames_[0].groups;)
          if (groups_[g].resume != noState) points.push_back({groups_[g].resume, 1, g});
        break;
      }
    }
    return points;
  }

  void unwind(const ResumePoint& point) {
    while (frames_.size() > point.frames) returnFromRule();
    while (groups_.size() > point.groups) closeGroup();
    state_ = point.state;
  }

  /// Puts the visible tokens before `to` into an error node, with nested nodes for pairs of brackets.
  void skip(uint32_t to) {
    if (to == position_) return;
    std::vector<NodeId> open_ = {open(NodeKind::error, 0)};
    std::vector<char> closers;
    for (; position_ < to; ++position_) {
      char bracket = bracketOf(owner_.grammar_->tokenLiterals, types_[position_]);
      if (char closer = closerOf(bracket)) {
        open_.push_back(open(NodeKind::error, 0));
        closers.push_back(closer);
        emitUpTo(visible_[position_]);
      } else {
        emitUpTo(visible_[position_]);
        if (!closers.empty() && closers.back() == bracket) {
          closers.pop_back();
          close(open_.back());
          open_.pop_back();
        }
      }
    }
    for (; !open_.empty(); open_.pop_back()) close(open_.back());
  }

  std::string tokenName(Symbol type) const {
    return type == endOfFile ? "end of file" : owner_.grammar_->tokenNames[static_cast<size_t>(type)];
  }

  /// The rest of the text after a start rule that doesn't ask for the end of the file.
  void finish() {
    uint32_t last = static_cast<uint32_t>(types_.size()) - 1;
    parent_ = 0;
    if (position_ < last) {
      derivation_.errors.push_back(
          {tokens_[visible_[position_]].begin, fmt::format("unexpected {}", tokenName(types_[position_]))});
      skip(last);
    }
    emitUpTo(visible_[last]);
    close(0);
    for (const Token& token : tokens_)
      if (token.type == lexicalError) derivation_.errors.push_back({token.begin, "no token of the grammar"});
    if (hasModes()) derivation_.modes.resize(derivation_.nodes.size());
  }

  Parser& owner_;
  const Atn& atn_;
  const std::vector<Token>& tokens_;
  Prediction::Mode mode_;
  std::vector<uint32_t> visible_;  ///< indices into `tokens_`
  std::vector<Symbol> types_;      ///< of the visible tokens
  uint32_t position_ = 0;          ///< in `visible_`
  uint32_t emitted_ = 0;           ///< in `tokens_`
  uint32_t textEnd_ = 0;
  uint32_t lastError_ = UINT32_MAX;
  std::vector<uint32_t> groupsOfBrackets_;  ///< by position; empty before the first error
  const std::vector<Decided>* decisions_ = nullptr;
  size_t decisionsTaken_ = 0;
  StateId state_ = noState;
  StateId failed_ = noState;
  NodeId parent_ = noNode;
  std::vector<Frame> frames_;
  std::vector<OpenGroup> groups_;
  Derivation derivation_;
  WorkMeter meter_;
  uint64_t tokensSeen_ = 0;  ///< by predictions, as counted by `meter_`
};

Parser::Parser(std::shared_ptr<const Grammar> grammar, std::shared_ptr<const Recognizer> recognizer,
               std::shared_ptr<ModeStacks> stacks)
    : grammar_(std::move(grammar)),
      recognizer_(std::move(recognizer)),
      lexer_(grammar_->lexer, std::move(stacks)),
      prediction_(grammar_->parser, grammar_->tokenTypeCount()),
      first_(grammar_->parser, grammar_->tokenTypeCount()) {}

uint64_t Parser::budgetFor(size_t bytes) {
  // A second on a slow machine for a small text. Ordinary texts take less than a third of it, most less than a
  // hundredth.
  constexpr uint64_t atLeast = 50'000'000, perByte = 500;
  return atLeast + perByte * bytes;
}

namespace {

/// Adds what only the grammar's code knows: texts of tokens that are not the input's, and a failure of the code.
Derivation withOwnWords(Derivation derivation, const Recognized& recognized) {
  if (!recognized.problem.empty())
    derivation.errors.insert(derivation.errors.begin(), {0, "the grammar's code has failed: " + recognized.problem});
  auto next = recognized.otherTexts.begin();
  uint32_t token = 0;
  for (NodeId id = 0; id < derivation.nodes.size() && next != recognized.otherTexts.end(); ++id) {
    if (!derivation.nodes[id].isLeaf()) continue;
    if (next->token == token) derivation.otherTexts.push_back({id, (next++)->text});
    ++token;
  }
  return derivation;
}

}  // namespace

Derivation Parser::parse(std::string_view text, Encoding encoding, RuleId start) {
  if (recognizer_ && !recognizer_->parses()) {
    Recognized recognized = recognizer_->lex(text, encoding);
    return withOwnWords(predicted(recognized.tokens, text.size(), start), recognized);
  }
  if (recognizer_) {
    prediction_.beginText(budgetFor(text.size()), stop_);
    Recognized recognized = recognizer_->parse(text, encoding, prediction_);
    Run run(*this, recognized.tokens, Prediction::Mode::sll, start);
    run.follow(recognized.decisions);
    if (recognized.parsed && run.parse(false)) return withOwnWords(run.take(), recognized);
    return withOwnWords(predicted(recognized.tokens, text.size(), start), recognized);
  }
  std::optional<uint32_t> shortenedFrom;
  const std::vector<Token> tokens = lexer_.all(text, encoding, stop_, &shortenedFrom);
  Derivation derivation = predicted(tokens, text.size(), start);
  if (shortenedFrom)
    derivation.errors.insert(
        derivation.errors.begin(),
        {*shortenedFrom,
         fmt::format("too much look-ahead: from here on no token is longer than {} bytes", VainLooks::shortLook)});
  return derivation;
}

Derivation Parser::predicted(const std::vector<Token>& tokens, size_t size, RuleId start) {
  prediction_.beginText(budgetFor(size), stop_);
  Run sll(*this, tokens, Prediction::Mode::sll, start);
  if (sll.parse(false)) return sll.take();
  prediction_.beginText(budgetFor(size), stop_);
  Run ll(*this, tokens, Prediction::Mode::ll, start);
  ll.parse(true);
  return ll.take();
}

std::optional<Derivation> Parser::parseExactly(std::string_view text, Encoding encoding, RuleId start,
                                               uint64_t& budget) {
  std::vector<Token> tokens = recognizer_ ? recognizer_->lex(text, encoding).tokens : lexer_.all(text, encoding, stop_);
  if (std::ranges::any_of(tokens, [](const Token& token) { return token.type == lexicalError; })) return std::nullopt;
  std::optional<Derivation> exact;
  prediction_.beginPart(budget);
  for (Prediction::Mode mode : {Prediction::Mode::sll, Prediction::Mode::ll}) {
    Run run(*this, tokens, mode, start);
    if (!run.parse(false)) continue;
    Derivation derivation = run.take();
    // A start rule that doesn't ask for the end of the file may have left some text over.
    if (!derivation.errors.empty()) continue;
    exact = std::move(derivation);
    break;
  }
  budget -= std::min(budget, prediction_.spent());
  return exact;
}

}  // namespace hone
