// Best-first search over inputs. It starts from the known inputs nearest to the conditions. In each step it
// takes the nearest text and changes it, towards a condition that doesn't hold or at random. The result is read again,
// so a mutation need not always succeed. Mutations of known inputs keep what makes these valid; texts from the grammar
// alone are seldom valid if a program asks for more than syntax. The paper derives its inputs from the grammar,
// greedily by distance (section 4).
//
// Cost: each text that is read costs a parse; `effort` bounds them.

#include "explain/guided_producer.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <unordered_set>

#include "explain/joint_places.h"
#include "explain/kind.h"
#include "explain/splice.h"

namespace hone {
namespace {

// Of inputs that the test probably can't judge, one of so many is tried all the same, as the doubt may be wrong.
constexpr uint64_t seldom = 8;

}  // namespace

GuidedProducer::GuidedProducer(const std::shared_ptr<Language>& language, FeatureReader& reader, const Pool& pool,
                               size_t errors, const InputValidity* validity)
    : language_(language),
      reader_(reader),
      pool_(pool),
      errors_(errors),
      validity_(validity),
      variants_(language),
      texts_(language, TokenTaste::manyTexts) {}

size_t errorsIn(const Tree& tree) {
  size_t count = tree.errors().size();
  for (NodeId id = 0; id < tree.size(); ++id)
    count += tree.node(id).isLeaf() && static_cast<Symbol>(tree.node(id).symbol) == lexicalError;
  return count;
}

NodeId anyRule(const Tree& tree, Random& random) {
  for (;;)
    if (const auto id = static_cast<NodeId>(random.below(tree.size())); tree.node(id).kind == NodeKind::rule) return id;
}

std::optional<PoolInput> GuidedProducer::read(std::string text) {
  constexpr size_t longest = 1 << 22;
  if (text.size() > longest) return std::nullopt;
  const Encoding encoding = detectEncoding(text);
  return read(Tree::parse(language_, std::move(text), encoding));
}

std::optional<PoolInput> GuidedProducer::read(TreePtr tree) {
  if (!tree || errorsIn(*tree) > errors_) return std::nullopt;
  nodesRead_ += tree->size();
  FeatureValues values = reader_.read(*tree);
  return PoolInput(std::move(tree), std::move(values));
}

Aim::Aim(std::span<const Condition> conditions, FeatureSpace& space) : conditions_(conditions), space_(space) {
  for (const Condition& condition : conditions) ids_.push_back(space.id(condition.feature));
}

double Aim::distance(const FeatureValues& values) const {
  double sum = 0;
  for (size_t i = 0; i < size(); ++i) {
    const Condition& condition = conditions_[i];
    const double value = this->value(i, values);
    if (condition.holds(value)) continue;
    double gap = value < condition.low ? condition.low - value : value - condition.high;
    bool far = isYesNo(condition.feature.kind) || std::isinf(gap);
    sum += far ? 1 : 0.4 + 0.5 * gap / (gap + 1 + std::abs(value));
  }
  return sum;
}

bool GuidedProducer::isNew(const PoolInput& input, Random& random) const {
  if (pool_.contains(input.bytes())) return false;
  return validity_ == nullptr || !validity_->doubtful(reader_, input.values) || random.chance(1, seldom);
}

std::optional<PoolInput> GuidedProducer::vary(const PoolInput& start, uint64_t changes, Random& random) {
  const TreePtr first = start.tree();
  TreePtr tree = first;
  for (uint64_t i = 0; i < changes; ++i)
    if (TreePtr next = variants_.any(tree, 0, static_cast<NodeId>(tree->size()), random)) tree = std::move(next);
  return tree == first ? std::nullopt : read(std::move(tree));
}

std::optional<PoolInput> GuidedProducer::expand(const PoolInput& start, Random& random) {
  constexpr uint64_t mostTokens = 16;
  const TreePtr whole = start.tree();
  const Tree& tree = *whole;
  const NodeId node = anyRule(tree, random);
  const ProducedSize size{1 + random.below(mostTokens), random.below(mostTokens)};
  const std::optional<ProducedText> made = texts_.produce(tree.node(node).symbol, size, random, uniformly(random));
  return made ? read(splice(tree, node, made->text)) : std::nullopt;
}

std::optional<PoolInput> GuidedProducer::varyAt(const PoolInput& start, const Feature& feature, Random& random) {
  const TreePtr tree = start.tree();
  const NodeId node = decisivePlace(TreeView(reader_, *tree), feature, random);
  if (node == noNode) return std::nullopt;
  const NodeId end = random.chance(1, 2) ? node + 1 : tree->node(node).end;
  return read(variants_.any(tree, node, end, random, true));
}

std::optional<PoolInput> GuidedProducer::towards(const PoolInput& from, const Condition& condition, double value,
                                                 Random& random) {
  const TreePtr tree = from.tree();
  const TreeView view(reader_, *tree);
  const Feature& feature = condition.feature;
  std::optional<std::string> text;
  if (const auto move = kindOf(feature.kind).move) {
    const std::vector<NodeId> nodes = view.all(feature.part, feature.alternative);
    text = nodes.empty() ? lent(*tree, condition, random) : move({view, condition, value, nodes}, random);
  } else if (value < condition.low) {
    text = lent(*tree, condition, random);
  } else if (random.chance(1, 2)) {
    text = without(*tree, placesOf(view, feature), random);
  } else {
    return varyAt(from, feature, random);
  }
  return text ? read(std::move(*text)) : std::nullopt;
}

std::optional<std::string> GuidedProducer::lent(const Tree& tree, const Condition& condition, Random& random) {
  std::vector<const PoolInput*> donors;
  for (const auto* inputs : {&pool_.inputs(), &pool_.samples()})
    for (const PoolInput& input : *inputs)
      if (condition.holds(reader_.space().value(input.values, condition.feature))) donors.push_back(&input);
  if (donors.empty()) return std::nullopt;
  const TreePtr chosen = random.pick(donors)->tree();
  const Tree& donor = *chosen;
  const std::vector<NodeId> found = placesOf(reader_, donor, condition.feature);
  if (found.empty()) return std::nullopt;
  const auto ofRule = [&](NodeId at) {
    std::vector<NodeId> places;
    for (NodeId id = 0; id < tree.size(); ++id)
      if (tree.node(id).kind == NodeKind::rule && tree.node(id).symbol == donor.node(at).symbol) places.push_back(id);
    return places;
  };
  // With enough around it: what lies in what may be the condition.
  NodeId at = random.pick(found);
  while (at != noNode && (donor.node(at).kind != NodeKind::rule || random.chance(1, 2))) at = donor.node(at).parent;
  for (at = at == noNode ? donor.root() : at; at != noNode; at = ruleAbove(donor, at))
    if (const std::vector<NodeId> places = ofRule(at); !places.empty())
      return splice(tree, random.pick(places), visibleText(donor, at));
  return std::nullopt;
}

std::optional<PoolInput> GuidedProducer::make(std::span<const Condition> conditions, Random& random, Start from,
                                              size_t effort) {
  constexpr size_t mostStarts = 8, children = 6;
  constexpr size_t bytesPerEffort = 200,
                   nodesPerEffort = 60;  // big inputs take long to read, so fewer of them are tried
  struct Reached {
    double distance;
    size_t bytes;
    size_t order;
    std::shared_ptr<const PoolInput> input;
    bool operator<(const Reached& other) const {  // the priority queue has its greatest on top
      return std::tie(distance, bytes, order) > std::tie(other.distance, other.bytes, other.order);
    }
  };
  const Aim aim(conditions, reader_.space());
  std::vector<Reached> nearest;
  for (const PoolInput& input : pool_.inputs()) {
    // A little chance, lest it always starts from the same ones.
    double chance = 0.2 * static_cast<double>(random.below(1000)) / 1000;
    double unfit = input.isAsPredicted ? 0 : 1;
    const double distance = aim.distance(input.values);
    if (from == Start::outside && distance == 0) continue;
    nearest.push_back({distance + chance + unfit, input.bytes().size(), nearest.size(),
                       std::shared_ptr<const PoolInput>(std::shared_ptr<void>(), &input)});  // the pool owns it
  }
  size_t kept = std::min(mostStarts, nearest.size());
  std::ranges::partial_sort(nearest, nearest.begin() + static_cast<long>(kept),
                            [](const Reached& a, const Reached& b) { return b < a; });
  std::priority_queue<Reached> open(nearest.begin(), nearest.begin() + static_cast<long>(kept));
  std::unordered_set<Hash128> seen;
  size_t order = nearest.size();
  while (!open.empty() && effort > 0) {
    Reached state = open.top();
    open.pop();
    std::vector<size_t> unmet;
    for (size_t i = 0; i < aim.size(); ++i)
      if (!conditions[i].holds(aim.value(i, state.input->values))) unmet.push_back(i);
    for (size_t child = 0; child < children && effort > 0; ++child) {
      --effort;
      std::optional<PoolInput> made;
      if (unmet.empty() || random.chance(1, 8)) {
        made = vary(*state.input, 1, random);
      } else {
        const size_t i = random.pick(unmet);
        made = towards(*state.input, conditions[i], aim.value(i, state.input->values), random);
        if (!made) made = random.chance(1, 2) ? expand(*state.input, random) : vary(*state.input, 1, random);
      }
      if (!made || !seen.insert(contentHash(made->bytes())).second) continue;
      effort -= std::min(effort, made->nodes() / nodesPerEffort + made->bytes().size() / bytesPerEffort);
      double far = aim.distance(made->values);
      // What comes of a known one is tried anyway, and what comes of a doubtful one is as doubtful.
      if (far == 0 && isNew(*made, random)) return made;
      if (far == 0) continue;
      size_t bytes = made->bytes().size();
      open.push({far + 0.05, bytes, order++, std::make_shared<PoolInput>(std::move(*made))});
    }
    // It may be worth another look, but others first.
    state.distance += 0.3;
    open.push(std::move(state));
  }
  return std::nullopt;
}

}  // namespace hone
