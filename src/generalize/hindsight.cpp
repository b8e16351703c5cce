// Each of the searches asks one question, and goes by the answers to it. But any text that was tried is an example of
// what the whole pattern says. So in the end it is compared with all of them:
//
// - Hoisting has taken parts out of others: `goto l` out of `if (x) goto l`. A node of the pattern may be nested, where
//   the pattern then occurs in more texts that failed, and in no other one that passed.
// - A pattern that occurs in a text which passed is wrong. Then what lets it in is closed: first what costs no text
//   that failed, of these the smallest change, of these that which keeps most out.

#include "generalize/hindsight.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <ranges>
#include <set>
#include <tuple>

#include "pattern/content_features.h"
#include "pattern/occurrence.h"
#include "tree/part_of.h"

namespace hone {
namespace {

constexpr size_t mostRounds = 12;

using Texts = std::vector<const Tree*>;

/// Some of them, as each is searched for many patterns: the first ones, and the last ones.
Texts someOf(const std::vector<TreePtr>& all) {
  constexpr size_t mostTexts = 64, mostSize = 60'000;  // nodes
  Texts texts;
  size_t size = 0;
  for (size_t i = 0; i < all.size() && texts.size() < mostTexts; ++i) {
    const Tree* text = (i % 2 == 0 ? all[i / 2] : all[all.size() - 1 - i / 2]).get();
    if (size + text->size() > mostSize) continue;
    size += text->size();
    texts.push_back(text);
  }
  return texts;
}

Texts thoseWith(const Pattern& pattern, const Texts& texts) {
  const PatternFinder finder(pattern);
  Texts found;
  std::ranges::copy_if(texts, std::back_inserter(found), [&](const Tree* text) { return finder.occursIn(*text); });
  return found;
}

/// One change that makes a pattern narrower. The larger the number, the more it may keep out that was never tried.
enum Narrowing : uint8_t { word, surroundings, content, part, name };
struct Change {
  Narrowing kind;
  std::function<void(Pattern&)> apply;
};

class Hindsight {
 public:
  Hindsight(const KnownVerdicts& known, Pattern& pattern)
      : pattern_(pattern),
        tree_(*pattern.tree),
        parts_(tree_.language().grammar()),
        index_(tree_),
        failed_(someOf(known.failed)),
        passed_(someOf(known.passed)) {}

  void nest() {
    for (size_t round = 0; round < mostRounds; ++round) {
      const PatternFinder finder(pattern_);
      Texts missed = failed_;
      std::erase_if(missed, [&](const Tree* text) { return finder.occursIn(*text); });
      if (missed.empty()) return;
      const size_t accepted = thoseWith(pattern_, passed_).size();
      std::optional<NodeId> best;
      size_t most = 0;
      for (const NodeId node : nestable()) {
        Pattern other = pattern_;
        other.around.nested.insert(node);
        const size_t gained = thoseWith(other, missed).size();
        if (gained <= most || thoseWith(other, passed_).size() > accepted) continue;
        best = node;
        most = gained;
      }
      if (!best) return;
      pattern_.around.nested.insert(*best);
    }
  }

  void narrow() {
    const size_t left = narrowBy(pattern_);
    if (left == 0) return;
    const size_t right = thoseWith(pattern_, failed_).size();
    for (Pattern larger = pattern_; growCore(larger);)
      if (Pattern narrower = larger; narrowBy(narrower) < left && thoseWith(narrower, failed_).size() >= right) {
        pattern_ = std::move(narrower);
        return;
      }
  }

 private:
  static NodeId topOf(const Pattern& pattern) { return pattern.around.core == noNode ? 0 : pattern.around.core; }

  /// The nodes in the core that hold one of their rule in the grammar, and no place holds.
  std::vector<NodeId> nestable() const {
    std::vector<NodeId> nodes;
    const auto isOpen = [&](NodeId id) {
      return pattern_.around.free.contains(id) || std::ranges::any_of(pattern_.places, [&](const Place& place) {
               return std::ranges::any_of(place.nodes,
                                          [&](NodeId node) { return node < id && id < tree_.node(node).end; });
             });
    };
    const NodeId top = topOf(pattern_);
    for (NodeId id = top + 1; id < tree_.node(top).end; ++id)
      if (tree_.node(id).kind == NodeKind::rule && tree_.node(id).language == 0 && index_.in(id).size() > 0 &&
          parts_.isRecursive(partOf(parts_, tree_.node(id))) && !pattern_.around.nested.contains(id) && !isOpen(id))
        nodes.push_back(id);
    return nodes;
  }

  /// How many texts that passed it still occurs in.
  size_t narrowBy(Pattern& pattern) const {
    Texts wrong = thoseWith(pattern, passed_);
    for (size_t round = 0; round < mostRounds && !wrong.empty(); ++round) {
      std::optional<Pattern> narrower = bestAgainst(pattern, wrong);
      if (!narrower) break;
      pattern = std::move(*narrower);
      wrong = thoseWith(pattern, passed_);
    }
    return wrong.size();
  }

  std::optional<Pattern> bestAgainst(const Pattern& pattern, const Texts& wrong) const {
    const Texts right = thoseWith(pattern, failed_);
    using Rank = std::tuple<size_t, Narrowing, size_t>;
    std::optional<std::pair<Rank, Pattern>> best;
    for (const Change& change : changesAgainst(pattern, wrong)) {
      Pattern other = pattern;
      change.apply(other);
      const size_t left = thoseWith(other, wrong).size();
      if (left == wrong.size() || !PatternFinder(other).occursIn(tree_)) continue;
      const size_t lost = right.size() - thoseWith(other, right).size();
      const Rank rank{lost, change.kind, left};
      if (lost <= wrong.size() - left && (!best || rank < best->first)) best = {rank, std::move(other)};
    }
    return best ? std::optional(std::move(best->second)) : std::nullopt;
  }

  /// What is around the core has to be there, too, and may be what lets texts pass.
  bool growCore(Pattern& pattern) const {
    Environment& around = pattern.around;
    if (around.core == noNode) return false;
    const TokenRange tokens = coreTokens(tree_, index_, parts_, around.core, around.element);
    while (around.core != 0 && (index_.in(around.core) == tokens || tree_.node(around.core).kind != NodeKind::rule))
      around.core = tree_.node(around.core).parent;
    if (around.core == 0) around.core = noNode;
    around.element = noPart;
    around.surroundings = {};
    return true;
  }

  std::vector<Change> changesAgainst(const Pattern& pattern, const Texts& wrong) const {
    constexpr long mostLookedAt = 8;
    std::vector<Change> changes;
    const PatternFinder finder(pattern);
    const TokenRange own = coreTokens(tree_, index_, parts_, topOf(pattern), pattern.around.element);
    std::set<Unwanted> words;
    std::set<Environment::Position> positions;
    std::set<Step> steps;
    std::set<std::string> features;
    const KnownTexts texts = knownTexts(tree_);
    FeatureTable table;
    for (const Tree* text : wrong | std::views::take(mostLookedAt)) {
      const std::optional<Occurrence> found = finder.find(*text);
      if (!found) continue;
      const TokenIndex index(*text);
      for (const auto& [boundary, addition] : found->added) {
        positions.emplace(boundary, addition.group);
        // At the ends of the core, a word would be unwanted all through the rest of a text.
        if (boundary <= own.begin || boundary >= own.end) continue;
        for (uint32_t i = addition.begin; i < addition.end; ++i) {
          const NodeId token = index.tokens()[i];
          const Part type = partOf(parts_, text->node(token));
          words.insert({boundary, addition.group, type, parts_.isLiteral(type) ? "" : std::string(text->text(token))});
        }
      }
      for (const auto& [number, node] : found->contents) {
        const Place& place = pattern.places[number];
        if (place.only && place.only->isOfNumbers()) continue;  // of which some may pass
        for (const ContentFeature& one : featuresOf(*text, node, contextOf(tree_, place), texts, table).all)
          features.insert(table.name(one.id));
      }
      if (pattern.around.core == noNode || found->around == noNode) continue;
      for (const Step& step : stepsFrom(*text, index, parts_, found->tokens, found->around))
        for (const Step& known : {step, step.anywhereInIt()})
          if (!pattern.around.surroundings.deciding.contains(known)) steps.insert(known);
    }
    for (const Unwanted& unwanted : words)
      changes.push_back(
          {unwanted.text.empty() ? word : name, [=](Pattern& one) { one.around.unwanted.insert(unwanted); }});
    for (const Step& step : steps)
      changes.push_back({surroundings, [=](Pattern& one) { one.around.surroundings.deciding.emplace(step, false); }});
    for (const std::string& feature : features)
      changes.push_back({content, [=](Pattern& one) {
                           one.excluded.push_back(feature);
                           std::erase(one.allowed, feature);
                         }});
    // An element comes with the separator before it or the one behind it.
    for (const auto& [boundary, group] : positions)
      for (const uint32_t beside : {boundary, boundary - 1, boundary + 1})
        changes.push_back({part, [=](Pattern& one) {
                             for (const uint32_t at : {boundary, beside}) {
                               one.around.harmful.emplace(at, group);
                               one.around.harmless.erase({at, group});
                             }
                           }});
    const auto without = [&](auto member) {
      for (const auto& entry : pattern.around.*member)
        if constexpr (requires { entry.first; })
          changes.push_back({part, [=, key = entry.first](Pattern& one) { (one.around.*member).erase(key); }});
        else
          changes.push_back({part, [=](Pattern& one) { (one.around.*member).erase(entry); }});
    };
    without(&Environment::nested);
    without(&Environment::free);
    without(&Environment::instead);
    without(&Environment::otherTypes);
    without(&Environment::otherCores);
    return changes;
  }

  Pattern& pattern_;
  const Tree& tree_;
  const Parts parts_;
  const TokenIndex index_;
  const Texts failed_, passed_;
};

}  // namespace

void learnFrom(const KnownVerdicts& known, Pattern& pattern) {
  if (pattern.around.onlyLayout) return;
  Hindsight hindsight(known, pattern);
  hindsight.nest();
  hindsight.narrow();
}

}  // namespace hone
