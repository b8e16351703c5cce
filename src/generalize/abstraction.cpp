// The paper's Algorithms 1 and 3, and what is done about a place that was open wrongly.
#include "generalize/abstraction.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "pattern/correspondence.h"
#include "pattern/layout_fact.h"
#include "text/common_parts.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

constexpr size_t mostExemptions = 3;

}  // namespace

/// Learns from what the reduction has tried of the place. Has something passed there?
bool Abstraction::passedBefore(const Place& place) {
  bool passed = false;
  TriedPart tried{place.nodes};
  for (const Witness& witness : witnesses_) {
    std::optional<Binding> binding = correspondence(*tree_, {place}, *witness.text);
    if (!binding) continue;
    if (witness.verdict == Verdict::pass) passed_.emplace_back(witness.text->bytes());
    passed |= witness.verdict == Verdict::pass;
    tried.contents.push_back({visibleText(*witness.text, binding->front().second), witness.verdict});
    knowledge_.accepted.add(drafts_->featuresIn(*witness.text, binding->front().second, place),
                            witness.verdict == Verdict::pass);
  }
  if (!tried.contents.empty()) tried_.push_back(std::move(tried));
  return passed;
}

/// May other contents be asked for at all: is it a rule or a token with several texts, and is there something?
bool Abstraction::isOpenable(NodeId id) const {
  const Node& node = tree_->node(id);
  for (NodeId part = id; part < node.end && !tree_->errors().empty(); ++part)
    if (isUnread(tree_->node(part))) return false;
  // Of another language, the producer knows nothing yet.
  if (tree_->tokenCount(id) == 0 || &tree_->language(id) != &tree_->language()) return false;
  return node.kind == NodeKind::rule || (node.kind == NodeKind::token && !words_[node.symbol] &&
                                         tree_->language().hasManyTexts(static_cast<Symbol>(node.symbol)));
}

/// Opens the place if it is abstract, with all that are open already.
bool Abstraction::tryPlace(const Place& place) {
  passing_.clear();
  if (passedBefore(place) && tree_->node(place.nodes.front()).kind != NodeKind::token) return false;
  TrialOptions trial;
  if (options_.samples) trial.fails = *options_.samples;
  trial.passes = mostExemptions;
  trial.exceptions = mayHaveExceptions_;
  // Where a rule around it with the same text was tried in vain there is less hope, and where its kind often was.
  const Node& node = tree_->node(place.nodes.front());
  size_t& undecided = undecided_[{node.kind, node.symbol}];
  trial.unresolved -= undecided >= 2;
  const std::string context = contextOf(*tree_, place);
  // The rules around it vary too much beside others; fewer things can be a token. What it does alone doesn't matter.
  trial.together = entangled_.contains(context);
  if (trial.together && node.kind != NodeKind::token) return false;
  size_t& unresolved = unresolved_[context];
  if (unresolved > 0) trial.unresolved = std::max<size_t>(1, trial.unresolved - std::min(trial.unresolved, unresolved));
  knowledge_.learn(drafts_->presentFeatures(place), Verdict::fail);
  auto others = std::make_shared<const std::vector<Place>>(places_);
  PlaceTrial ended =
      run(PlaceTrial(drafts_, place, others, knowledge_, trial, options_.seed * 131 + place.nodes.front()));
  while (ended.result() == PlaceTrial::Result::entangled && going()) {
    using Blame = PlaceTrial::Blame;
    Blame blame = Blame::both;
    if (!trial.together && passes({{&place, ended.own()}}))
      blame = Blame::own;
    else if (!trial.together && passes(ended.around()))
      blame = Blame::others;
    if (blame != Blame::own) notePassed(ended.contents());
    if (blame == Blame::both) entangled_.insert(context);
    ended.settle(blame);
    ended = run(std::move(ended));
  }
  knowledge_.accepted = ended.knowledge().accepted;
  unresolved += ended.unresolved();
  tried_.push_back({place.nodes});
  for (const auto& [draft, verdict] : ended.tried())
    tried_.back().contents.push_back({fmt::format("{}", fmt::join(textsOf(*draft->tokens), " ")), verdict});
  passing_ = ended.passing();
  for (const DraftPtr& draft : passing_) notePassed({{&place, draft}});
  undecided += ended.result() == PlaceTrial::Result::undecided;
  if (ended.result() != PlaceTrial::Result::accepted) return false;
  // What passes where nothing is abstract says nothing of other places.
  knowledge_.failing = ended.knowledge().failing;
  exempted_[context] = passing_.size();
  if (trial.exceptions && !passing_.empty()) exceptional_.insert(context);
  places_.push_back(place);
  return true;
}

bool Abstraction::hasExceptions() const {
  return std::ranges::any_of(places_,
                             [&](const Place& place) { return exceptional_.contains(contextOf(*tree_, place)); });
}

void Abstraction::notePassed(const std::vector<Substitution>& contents) {
  if (std::optional<std::string> text = drafts_->write(contents)) passed_.push_back(std::move(*text));
}

/// Not where there is no such text, or a limit struck.
bool Abstraction::passes(const std::vector<Substitution>& contents) {
  std::optional<std::string> text = drafts_->write(contents);
  return text && verdictOn(std::move(*text), "blame") == Verdict::pass;
}

std::optional<Verdict> Abstraction::verdictOn(std::string text, std::string_view step) {
  Candidate candidate{std::move(text), step};
  std::vector<Verdict> verdicts = scheduler_.all({&candidate, 1});
  if (verdicts.empty()) return std::nullopt;
  note(candidate.bytes, verdicts.front());
  return verdicts.front();
}

KnownVerdicts Abstraction::knownVerdicts() const {
  std::vector<std::pair<size_t, const std::string*>> order;
  for (const auto& [text, verdict] : verdicts_) order.emplace_back(differingPart(tree_->bytes(), text).bytes, &text);
  std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
  KnownVerdicts known;
  for (const auto& [bytes, text] : order) {
    const Verdict verdict = verdicts_.at(*text);
    if (verdict == Verdict::unresolved) continue;
    TreePtr parsed = Tree::parse(tree_->sharedLanguage(), *text, tree_->encoding());
    (verdict == Verdict::fail ? known.failed : known.passed).push_back(std::move(parsed));
  }
  return known;
}

std::vector<TreePtr> Abstraction::passingTexts() const {
  std::vector<TreePtr> texts;
  std::set<std::string_view> met;
  for (const Witness& witness : witnesses_)
    if (witness.verdict == Verdict::pass && met.insert(witness.text->bytes()).second) texts.push_back(witness.text);
  for (const std::string& text : passed_)
    if (met.insert(text).second) texts.push_back(Tree::parse(tree_->sharedLanguage(), text, tree_->encoding()));
  const auto unlike = [&](const TreePtr& text) { return differingPart(tree_->bytes(), text->bytes()).bytes; };
  std::ranges::stable_sort(texts, {}, unlike);
  return texts;
}

/// Algorithm 1: the topmost nodes in the subtree that are abstract become places.
void Abstraction::abstractBelow(NodeId top) {
  for (NodeId id = top; id < tree_->node(top).end && going();) {
    bool accepted = isOpenable(id) && (tryPlace({{id}}) || tryClasses({{id}}));
    id = accepted ? tree_->node(id).end : id + 1;
  }
}

/// A name that could not be another one because other places said it as well: now that they are open, it may be.
void Abstraction::openNames() {
  std::set<std::string, std::less<>> said;
  for (const Place& place : places_)
    for (NodeId node : place.nodes)
      for (const MinimalToken& token : tokensAt(*tree_, node)) said.insert(token.text);
  for (NodeId id = 0; id < tree_->size() && going(); ++id) {
    if (tree_->node(id).kind != NodeKind::token || !isOpenable(id) || isTaken({{id}})) continue;
    if (!said.contains(tree_->text(id))) continue;
    const std::string context = contextOf(*tree_, {{id}});
    entangled_.insert(context);
    unresolved_.erase(context);
    tryPlace({{id}});
  }
}

/// Can any single character stand there?
bool Abstraction::isByte(NodeId id) const {
  const Node& node = tree_->node(id);
  return node.kind == NodeKind::token &&
         isAnyCharacter(tree_->language(id).grammar(), static_cast<Symbol>(node.symbol));
}

/// A few bytes say nothing of others. So each of the 256 is tried, in all places at once, and where a text doesn't
/// fail, in each place alone. A place may have those that failed.
void Abstraction::boundBytes() {
  std::vector<size_t> which;
  for (size_t i = 0; i < places_.size(); ++i)
    if (!places_[i].only && isByte(places_[i].nodes.front())) which.push_back(i);
  if (which.empty()) return;
  std::map<size_t, ByteSet> failing;
  for (const size_t i : which)
    if (const std::string_view own = tree_->text(places_[i].nodes.front()); own.size() == 1)
      failing[i].set(static_cast<unsigned char>(own[0]));
  using Round = std::vector<std::pair<size_t, DraftPtr>>;  // contents by place, to be tried at once
  // Returns those that have to be tried one by one.
  const auto tryAll = [&](const std::vector<Round>& rounds) {
    std::vector<Round> asked, undecided;
    std::vector<Candidate> candidates;
    for (const Round& round : rounds) {
      std::vector<Substitution> contents;
      for (const auto& [i, draft] : round) contents.push_back({&places_[i], draft});
      std::optional<std::string> text = contents.empty() ? std::nullopt : drafts_->write(contents);
      (text ? asked : undecided).push_back(round);
      if (text) candidates.push_back({std::move(*text), "bytes"});
    }
    const std::vector<Verdict> verdicts = going() ? scheduler_.all(candidates) : std::vector<Verdict>();
    for (size_t round = 0; round < verdicts.size(); ++round) {
      if (verdicts[round] == Verdict::fail)
        for (const auto& [i, draft] : asked[round]) {
          failing[i].set(static_cast<unsigned char>(draft->tokens->front().text[0]));
          knowledge_.learn(draft->features, Verdict::fail);
        }
      else if (asked[round].size() > 1)
        undecided.push_back(asked[round]);
      else if (verdicts[round] == Verdict::pass)
        passed_.push_back(candidates[round].bytes);
    }
    return undecided;
  };
  std::vector<Round> together, single;
  for (size_t byte = 0; byte < 256; ++byte) {
    Round& round = together.emplace_back();
    for (const size_t i : which)
      if (!failing[i][byte])
        if (DraftPtr draft = drafts_->with(places_[i], std::string(1, static_cast<char>(byte))))
          round.emplace_back(i, std::move(draft));
  }
  for (const Round& round : tryAll(together))
    for (const auto& content : round) single.push_back({content});
  tryAll(single);
  std::vector<Place> closed;
  for (const auto& [i, bytes] : failing) {
    if (!bytes.all()) places_[i].only = {TextClass::Kind::bytes, writtenBytes(bytes)};
    if (bytes.count() == 1) closed.push_back(places_[i]);
  }
  for (const Place& place : closed) std::erase(places_, place);
}

bool Abstraction::isTaken(const Place& place) const {
  return std::ranges::any_of(places_, [&](const Place& other) { return overlap(*tree_, place, other); });
}

/// Algorithm 3: what has the same text in several places, and could be exchanged in none of them alone.
void Abstraction::shareParts() {
  std::map<std::pair<std::pair<NodeKind, uint32_t>, std::vector<std::string>>, std::vector<NodeId>> groups;
  for (NodeId id = 0; id < tree_->size(); ++id)
    if (isOpenable(id) && !isTaken({{id}}))
      groups[{{tree_->node(id).kind, tree_->node(id).symbol}, textsOf(tokensAt(*tree_, id))}].push_back(id);
  std::vector<std::vector<NodeId>> order;
  for (auto& [key, nodes] : groups)
    if (nodes.size() > 1) order.push_back(std::move(nodes));
  // The smallest first: what is around them needn't be the same. Of the rules around a name the outermost that is
  // nothing but a name.
  const TokenIndex index(*tree_);
  std::map<NodeId, bool> words;  // those all of whose texts are single tokens
  const auto isToken = [](const DraftPtr& draft) { return draft->tokens->size() == 1; };
  for (const std::vector<NodeId>& nodes : order) {
    if (!going()) return;
    tree_->stop().check();
    const NodeId node = nodes.front();
    words[node] = index.in(node).size() == 1 && std::ranges::all_of(drafts_->of({{node}}, 0), isToken);
  }
  auto comesFirst = [&](const auto& x, const auto& y) {
    const NodeId a = x.front(), b = y.front();
    const size_t tokensOfA = index.in(a).size(), tokensOfB = index.in(b).size();
    if (tokensOfA != tokensOfB) return tokensOfA < tokensOfB;
    if (words[a] != words[b]) return words[a];
    const bool nested = a < tree_->node(b).end && b < tree_->node(a).end;
    return nested && !words[a] ? a > b : a < b;
  };
  std::sort(order.begin(), order.end(), comesFirst);
  for (const std::vector<NodeId>& nodes : order) shareSome(nodes);
}

/// All together, else all but one, and so on; bounded.
void Abstraction::shareSome(std::vector<NodeId> nodes) {
  std::erase_if(nodes, [&](NodeId id) { return isTaken({{id}}); });
  constexpr size_t mostCombinations = 12, mostNodes = 16;
  if (nodes.size() < 2 || nodes.size() > mostNodes) return;
  std::vector<uint32_t> combinations;
  for (uint32_t bits = 0; bits < (1u << nodes.size()); ++bits)
    if (std::popcount(bits) >= 2) combinations.push_back(bits);
  std::ranges::stable_sort(combinations, std::greater<>(), [](uint32_t bits) { return std::popcount(bits); });
  if (combinations.size() > mostCombinations) combinations.resize(mostCombinations);
  for (uint32_t bits : combinations) {
    if (!going()) return;
    Place place;
    for (size_t i = 0; i < nodes.size(); ++i)
      if (bits >> i & 1) place.nodes.push_back(nodes[i]);
    bool nested = false;
    for (size_t i = 1; i < place.nodes.size(); ++i) nested |= place.nodes[i] < tree_->node(place.nodes[i - 1]).end;
    if (nested || isTaken(place) || !triedTogether_.insert(place.nodes).second) continue;
    if (!tryPlace(place)) tryClasses(place);
  }
}

/// The one whose contents pass on their own, else the last of a smallest set that passes.
Substitution Abstraction::toBlame(std::vector<Substitution> contents) {
  if (contents.size() > 1) {
    for (const Substitution& one : contents)
      if (passes({one})) return one;
    for (size_t i = 0; i < contents.size() && contents.size() > 2;) {
      std::vector<Substitution> without = contents;
      without.erase(without.begin() + static_cast<long>(i));
      if (passes(without))
        contents = std::move(without);
      else
        ++i;
    }
  }
  return contents.back();
}

/// Not the whole place is wrong if the contents that passed have an alternative that those which failed never had.
bool Abstraction::exempt(const Substitution& passed) {
  size_t& before = exempted_[contextOf(*tree_, *passed.place)];
  if (before >= mostExemptions) return false;
  Knowledge after = knowledge_;
  after.learn(passed.draft->features, Verdict::pass);
  if (!after.exempts(*passed.draft->features)) return false;
  knowledge_ = std::move(after);
  ++before;
  return true;
}

void Abstraction::demote(Place place) {
  std::erase(places_, place);
  const size_t before = places_.size();
  if (!place.shared() && place.kind(*tree_) != NodeKind::token)
    for (NodeId child : tree_->children(place.nodes.front())) abstractBelow(child);
  if (places_.size() == before) shareParts();
}

void Abstraction::refute(std::vector<Substitution> passed) {
  Substitution blamed = toBlame(std::move(passed));
  notePassed({blamed});
  const Place& place = *blamed.place;
  if (place.only && place.only->isOfNumbers() && !options_.samples &&
      exceptional_.insert(contextOf(*tree_, place)).second)
    return;
  if (!exempt(blamed)) demote(place);
}

const std::vector<Place>& Abstraction::places() {
  std::ranges::sort(places_, {}, &Place::position);
  return places_;
}

void Abstraction::open() {
  abstractBelow(tree_->root());
  shareParts();
  openNames();
  boundBytes();
}

}  // namespace hone
