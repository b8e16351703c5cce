#include "explain/generators.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "explain/kind.h"

namespace hone {
namespace {

constexpr size_t mostFutile = 2;  // attempts at a question that brought no outcome
// Nearly every change moves sizes, so the true one may be another: so many inputs near the bounds of one are made,
// with other changes, before these are believed.
constexpr size_t fewestNear = 40;

}  // namespace

Generators::Generators(const std::shared_ptr<Language>& language, Experience& experience, size_t errors, Random& random)
    : language_(language),
      experience_(experience),
      random_(random),
      producer_(language, experience.reader(), experience.pool(), errors, &validity_),
      population_(experience.pool(), random),
      questions_(experience.reader(), producer_, random),
      plan_(producer_.variants()) {}

void Generators::beginRound(size_t count) {
  constexpr size_t triesPerInput = 3;
  wanted_ = count;
  triesLeft_ = triesPerInput * count;
  textsOfRound_.clear();
}

std::optional<PoolInput> Generators::draw() {
  readBefore_ = producer_.nodesRead();
  // What is about the tree, the input that was made small, or all of an input comes more often than a change anywhere.
  static constexpr Generator often[] = {&Generators::questioned, &Generators::resample, &Generators::planned,
                                        &Generators::doubted};
  static constexpr Generator seldom[] = {&Generators::exchange, &Generators::varied,  &Generators::related,
                                         &Generators::borrowed, &Generators::grafted, &Generators::expanded,
                                         &Generators::combined};
  for (; textsOfRound_.size() < wanted_ && triesLeft_ > 0; --triesLeft_) {
    const bool isSeldom = turn_ % 3 == 2;
    const size_t next = isSeldom ? turn_ / 3 : turn_ - turn_ / 3;
    ++turn_;
    std::optional<PoolInput> made =
        (this->*(isSeldom ? seldom[next % std::size(seldom)] : often[next % std::size(often)]))();
    if (made && textsOfRound_.emplace(made->bytes()).second) {
      --triesLeft_;
      return made;
    }
  }
  return std::nullopt;
}

void Generators::ask() {
  learnValidity();
  questions_.ask(experience_.tree().model);
}

const DecisionTree& Generators::learnValidity() {
  validity_.learn(experience_.reader(), experience_.pool());
  return validity_.tree();
}

void Generators::takeCorpus(const std::vector<std::string>& texts) {
  for (const std::string& text : texts)
    if (TreePtr tree = Tree::parse(language_, text); errorsIn(*tree) == 0)
      experience_.pool().addSample({tree, experience_.reader().read(*tree)});
}

void Generators::note(uint32_t input, Verdict verdict) {
  const PoolInput& noted = experience_.pool().inputs()[input];
  const bool resolved = verdict != Verdict::unresolved;
  validity_.note(experience_.reader().space(), noted.values, resolved);
  if (resolved)
    population_.note(input, verdict == Verdict::fail);
  else
    questions_.noteUnresolved(std::string(noted.bytes()));
}

bool Generators::isTired() const {
  constexpr size_t mostOfDraw = 80'000;  // two inputs of 100 KB: reading one takes a twentieth of a second
  return producer_.nodesRead() - readBefore_ > mostOfDraw;
}

template <typename Make>
std::optional<PoolInput> Generators::firstNew(Make make) {
  constexpr int mostTries = 20;
  if (experience_.known().empty()) return std::nullopt;
  for (int tries = 0; tries == 0 || (tries < mostTries && !isTired()); ++tries) {
    std::optional<PoolInput> made = make();
    if (made && producer_.isNew(*made, random_)) return made;
  }
  return std::nullopt;
}

std::optional<PoolInput> Generators::resample() {
  if (experience_.known().empty()) return std::nullopt;
  constexpr uint64_t changedOfTen = 3, mostChanges = 2;
  const size_t tokens = 1 + random_.below(1 + experience_.pool().inputs().front().tree()->tokenCount(0) * 3 / 2);
  return firstNew([&] {
    const TreePtr start = population_.any(random_.chance(1, 2)).tree();
    const NodeId from = random_.chance(1, 2) ? start->root() : anyRule(*start, random_);
    std::optional<PoolInput> made;
    if (std::optional<std::string> text = experience_.pool().forms().grow(*start, from, tokens, random_))
      made = producer_.read(std::move(*text));
    // Known forms alone don't tell what the grammar allows besides.
    if (made && (experience_.pool().contains(made->bytes()) || random_.chance(changedOfTen, 10)))
      made = producer_.vary(*made, 1 + random_.below(mostChanges), random_);
    return made;
  });
}

std::optional<PoolInput> Generators::inputOf(TreePtr tree) {
  std::optional<PoolInput> input = producer_.read(std::move(tree));
  return input && producer_.isNew(*input, random_) ? std::move(input) : std::nullopt;
}

std::optional<PoolInput> Generators::planned() {
  while (TreePtr tree = plan_.next())
    if (std::optional<PoolInput> made = inputOf(std::move(tree))) return made;
  return varied();
}

std::optional<PoolInput> Generators::varied() {
  return firstNew([&] { return producer_.vary(population_.any(random_.chance(1, 2)), 1, random_); });
}

std::optional<PoolInput> Generators::related() {
  if (experience_.known().empty()) return std::nullopt;
  return inputOf(producer_.variants().related(population_.any(random_.chance(1, 2)).tree(), random_));
}

std::optional<PoolInput> Generators::borrowed() {
  return firstNew([&] {
    const bool fails = random_.chance(1, 2);
    return inputOf(
        producer_.variants().borrowed(population_.any(fails).tree(), *population_.any(!fails).tree(), random_));
  });
}

std::optional<PoolInput> Generators::grafted() {
  return firstNew([&] {
    const bool fails = random_.chance(1, 2);
    return inputOf(
        producer_.variants().grafted(population_.any(!fails).tree(), *population_.any(fails).tree(), random_));
  });
}

std::optional<PoolInput> Generators::expanded() {
  return firstNew([&] { return producer_.expand(population_.any(random_.chance(1, 2)), random_); });
}

/// Two inputs that pass are one that the tree says fails: what it asks for may have to be in one part.
std::optional<PoolInput> Generators::combined() {
  if (!experience_.hasTree()) return std::nullopt;
  constexpr int mostPairs = 20;
  for (int i = 0; i == 0 || (i < mostPairs && !isTired()); ++i) {
    const PoolInput &one = population_.any(false), &other = population_.any(false);
    std::optional<PoolInput> made =
        inputOf(random_.chance(1, 2) ? producer_.variants().grafted(one.tree(), *other.tree(), random_)
                                     : producer_.variants().borrowed(one.tree(), *other.tree(), random_));
    if (made && experience_.predictsFail(made->values)) return made;
  }
  return std::nullopt;
}

/// Of some inputs that the others make: that costs no tests.
std::optional<PoolInput> Generators::doubted() {
  if (!experience_.hasTree()) return std::nullopt;
  constexpr size_t effort = 40, nodesPerEffort = 60;  // as in the guided producer: large inputs take long to read
  static constexpr Generator makers[] = {&Generators::resample, &Generators::borrowed, &Generators::grafted,
                                         &Generators::expanded, &Generators::varied};
  for (size_t spent = 0, turn = 0; spent < effort; ++turn) {
    std::optional<PoolInput> made = (this->*makers[turn % std::size(makers)])();
    spent += 1 + (made ? made->nodes() / nodesPerEffort : 0);
    if (made && experience_.isInDoubt(made->values)) return made;
  }
  return std::nullopt;
}

/// Is it this very text that counts, and nothing within it? A tree that names too much is mostly refuted by one change.
std::optional<PoolInput> Generators::exchange() {
  if (!experience_.hasTree() || experience_.tree().model.features.empty()) return std::nullopt;
  const Feature& feature = random_.pick(experience_.tree().model.features);
  constexpr size_t draws = 20;  // most inputs don't have it
  for (size_t i = 0; i == 0 || (i < draws && !isTired()); ++i) {
    const PoolInput& start = population_.any(random_.chance(2, 3));
    if (auto made = firstNew([&] { return producer_.varyAt(start, feature, random_); })) return made;
  }
  return std::nullopt;
}

void Questions::ask(const DecisionTree& tree) {
  std::vector<std::vector<Condition>> ways(tree.nodes.size());  // the conditions on the way to every node
  waiting_.clear();
  purpose_.clear();
  open_ = false;
  for (uint32_t n = 0; n < tree.nodes.size(); ++n) {
    const ModelNode& node = tree.nodes[n];
    if (node.isLeaf()) continue;
    for (bool toAtMost : {true, false}) {
      std::vector<Condition>& way = ways[toAtMost ? node.atMost : node.above];
      way = ways[n];
      way.push_back(tree.condition(n, toAtMost));
    }
    if (isYesNo(tree.features[node.feature].kind)) continue;
    for (Question& question : about(tree, n, ways[n])) {
      if (isSettled(keyOf(question))) continue;
      open_ |= question.isBound || (kindOf(question.conditions.back().feature.kind).isSize &&
                                    nearBoundsOf_[featureOf(question)] < fewestNear);
      waiting_.push_back(std::move(question));
    }
  }
  random_.shuffle(waiting_);
}

std::vector<Questions::Question> Questions::about(const DecisionTree& tree, uint32_t n,
                                                  const std::vector<Condition>& way) const {
  const ModelNode& node = tree.nodes[n];
  const Feature& feature = tree.features[node.feature];
  const double bound = node.threshold;
  std::vector<Question> found;
  auto add = [&](double low, double high, bool isBound) {
    found.push_back({way, isBound});
    found.back().conditions.push_back({feature, low, high});
  };
  const bool whole = isWhole(feature.kind);
  const double step = whole ? 1 : 0.01 * std::max(1.0, std::abs(bound));
  if (std::isfinite(node.below) && std::isfinite(node.beyond) && node.beyond - node.below > (whole ? 1 : 2 * step)) {
    // Close to the bound on both sides, which settles it where it is right; and in the middle of what is unknown, which
    // halves that where it is wrong.
    const double above = whole ? bound + 1 : std::nextafter(bound, infinity);
    if (bound > node.below) add(whole ? bound : bound - step, bound, true);
    if (above < node.beyond) add(above, whole ? above : bound + step, true);
    const double middle = (node.below + node.beyond) / 2, quarter = (node.beyond - node.below) / 4;
    if (!whole)
      add(std::max(std::nextafter(node.below, infinity), middle - quarter),
          std::min(std::nextafter(node.beyond, -infinity), middle + quarter), true);
  }
  // Closer to the bound than chance would come, and other than the inputs that found it.
  const double margin = 2 + 0.01 * std::abs(bound);
  for (bool toAtMost : {true, false}) {
    const Condition side = tree.condition(n, toAtMost);
    add(toAtMost ? bound - margin : side.low, toAtMost ? side.high : bound + margin, false);
  }
  return found;
}

std::optional<PoolInput> Questions::next() {
  while (!waiting_.empty()) {
    const Question question = std::move(waiting_.back());
    waiting_.pop_back();
    const std::string key = keyOf(question);
    if (isSettled(key)) continue;
    std::optional<PoolInput> made =
        producer_.make(question.conditions, random_,
                       question.isBound ? GuidedProducer::Start::anywhere : GuidedProducer::Start::outside);
    if (!made) {
      futile_.insert(key);
      return std::nullopt;
    }
    if (question.isBound)
      purpose_[std::string(made->bytes())] = key;
    else
      ++nearBoundsOf_[featureOf(question)];
    return made;
  }
  return std::nullopt;
}

void Questions::noteUnresolved(const std::string& text) {
  if (auto at = purpose_.find(text); at != purpose_.end()) futile_.insert(at->second);
}

bool Questions::isSettled(const std::string& key) const { return futile_.count(key) >= mostFutile; }

std::string Questions::featureOf(const Question& question) const {
  return show(question.conditions.back().feature, reader_.parts());
}

std::string Questions::keyOf(const Question& question) const {
  std::string key;
  for (const Condition& condition : question.conditions) key += show(condition, reader_.parts()) + '\n';
  return key;
}

size_t Plan::queueOf(const Variant& variant) {
  switch (variant.kind) {
    case Variant::Kind::text: return variant.text.change == TokenText::Change::with ? 1 : 0;
    case Variant::Kind::alternative: return 2;
    case Variant::Kind::absent:
    case Variant::Kind::added: return 3;
    case Variant::Kind::layout: return 4;
    default: return 5;
  }
}

void Plan::add(const TreePtr& seed, Random& random) {
  // More than will be tested, and no more than a megabyte of texts where the input couldn't be made small.
  constexpr size_t mostNodes = 400;
  std::vector<NodeId> nodes(seed->size());
  std::iota(nodes.begin(), nodes.end(), 0);
  random.shuffle(nodes);
  nodes.resize(std::min(nodes.size(), mostNodes));
  std::array<std::vector<Planned>, queueCount> found;
  for (NodeId id : nodes)
    for (Variant& variant : variants_.of(*seed, id)) found[queueOf(variant)].push_back({seed, std::move(variant)});
  for (auto& queue : found) random.shuffle(queue);
  std::set<std::pair<NodeId, TokenText::Change>> seen;
  for (size_t i = 0; i < queueCount; ++i)
    for (Planned& planned : found[i]) {
      const bool isFirst = i == 0 && seen.emplace(planned.variant.node, planned.variant.text.change).second;
      (isFirst ? first_ : queues_[i]).push_back(std::move(planned));
    }
}

TreePtr Plan::next() {
  isFirst_ = !isFirst_;
  if (isFirst_)
    if (TreePtr made = nextOf(first_)) return made;
  for (size_t i = 0; i < queueCount; ++i) {
    turn_ = (turn_ + 1) % queueCount;
    if (TreePtr made = nextOf(queues_[turn_])) return made;
  }
  return nextOf(first_);
}

TreePtr Plan::nextOf(std::deque<Planned>& queue) {
  while (!queue.empty()) {
    const Planned planned = std::move(queue.front());
    queue.pop_front();
    if (TreePtr made = variants_.apply(planned.tree, {&planned.variant, 1})) return made;
  }
  return nullptr;
}

}  // namespace hone
