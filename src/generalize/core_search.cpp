// A reduced text has more than the failure needs: the least in which a program reads it at all. `a << 40` needs a
// function around it, but no certain one. So each part of the text, the smallest first, is put into other texts, which
// pass: those that the reduction has met, which are parts of the input, and random ones. The first part that makes
// most of them fail is the core; around it may be anything but what is around it only where a text passes.

#include "generalize/core_search.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "parse/produce.h"
#include "pattern/occurrence.h"
#include "text/random.h"
#include "tree/part_of.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

constexpr size_t mostGrafts = 24, mostHosts = 24, mostRandomHosts = 48, mostNodes = 20'000;
constexpr size_t enoughFail = 4, mostTold = 8, mostUnread = 8, mostHolesAHost = 4;

}  // namespace

CoreSearch::CoreSearch(const Pattern& pattern, std::vector<TreePtr> passing,
                       std::map<uint32_t, std::vector<std::string>> endings, uint64_t seed, Ask ask)
    : pattern_(pattern),
      tree_(*pattern.tree),
      parts_(tree_.language().grammar()),
      index_(tree_),
      hosts_(std::move(passing)),
      endings_(std::move(endings)),
      ask_(std::move(ask)),
      budget_(mostGrafts) {
  std::erase_if(hosts_, [](const TreePtr& host) { return host->size() > mostNodes; });
  if (hosts_.size() > mostHosts) hosts_.resize(mostHosts);
  addRandomHosts(seed);
}

void CoreSearch::addRandomHosts(uint64_t seed) {
  constexpr size_t mostTokens = 16, mostDraws = 100;
  Random random(seed);
  TextProducer producer(tree_.sharedLanguage());
  const Chooser chooser = rareFirst(random);
  size_t added = 0;
  for (size_t draw = 0; draw < mostDraws && added < mostRandomHosts; ++draw) {
    const std::optional<ProducedText> text =
        producer.produce(tree_.node(tree_.root()).symbol, {mostTokens, random.below(mostTokens)}, random, chooser);
    if (!text) continue;
    TreePtr host = Tree::parse(tree_.sharedLanguage(), text->text, tree_.encoding());
    if (!host->errors().empty()) continue;
    hosts_.push_back(std::move(host));
    ++added;
  }
}

/// The smallest first, of those with the same tokens the innermost. What must be the same, or of a class, belongs to
/// it.
std::vector<NodeId> CoreSearch::candidates() const {
  auto isOpen = [&](NodeId id) {
    return std::ranges::any_of(pattern_.places, [&](const Place& place) {
      return !place.shared() && !place.only &&
             std::ranges::any_of(place.nodes, [&](NodeId node) { return node <= id && id < tree_.node(node).end; });
    });
  };
  // The tokens on both sides of a layout that matters belong to it, too.
  auto hasLayout = [&](NodeId id) {
    return std::ranges::all_of(pattern_.around.layout, [&](const auto& fact) {
      const uint32_t first = fact.first == 0 ? 0 : fact.first - 1, last = std::min(fact.first, index_.size() - 1);
      return index_.in(id).begin <= first && last < index_.in(id).end;
    });
  };
  auto hasAll = [&](NodeId id) {
    return hasLayout(id) && std::ranges::all_of(pattern_.places, [&](const Place& place) {
             return (!place.shared() && !place.only) || std::ranges::all_of(place.nodes, [&](NodeId node) {
                      return id <= node && node < tree_.node(id).end;
                    });
           });
  };
  std::map<TokenRange, NodeId> innermost;
  for (NodeId id = 0; id < tree_.size(); ++id) {
    const Node& node = tree_.node(id);
    if (node.kind != NodeKind::rule || node.language != 0 || index_.in(id).size() == 0) continue;
    if (!isOpen(id) && hasAll(id)) innermost[index_.in(id)] = id;
  }
  std::vector<NodeId> found;
  for (const auto& [range, node] : innermost) found.push_back(node);
  std::ranges::stable_sort(found, {}, [&](NodeId id) { return index_.in(id).size(); });
  return found;
}

/// Where in the host the node could stand: in what is around it in the pattern's text first, as programs accept that
/// most likely.
std::vector<TokenRange> CoreSearch::holesFor(NodeId node, const Tree& host, const TokenIndex& index) const {
  const Part part = partOf(parts_, tree_.node(node)), element = elementsOf(tree_, node, parts_);
  using Surrounding = std::pair<uint32_t, uint16_t>;
  auto surrounding = [](const Tree& tree, const TokenIndex& tokens, NodeId id, TokenRange own) {
    NodeId up = id;
    while (up != 0 && (tree.node(up).kind != NodeKind::rule || tokens.in(up) == own)) up = tree.node(up).parent;
    return Surrounding{tree.node(up).symbol, tree.node(up).alternative};
  };
  const Surrounding own = surrounding(tree_, index_, node, index_.in(node));
  std::vector<TokenRange> alike, others;
  std::set<Surrounding> met;  // each once
  auto add = [&](NodeId id, TokenRange hole) {
    if (hole.size() == 0 || hole.size() == index.size()) return;
    const Surrounding around = surrounding(host, index, id, hole);
    if (met.insert(around).second) (around == own ? alike : others).push_back(hole);
  };
  for (NodeId id = 0; id < host.size(); ++id) {
    if (host.node(id).language != 0 || host.node(id).isLeaf()) continue;
    if (element == noPart && partOf(parts_, host.node(id)) == part) add(id, index.in(id));
    if (element == noPart) continue;
    const std::vector<NodeId> elements = iterationsOf(host, id, element, parts_);
    if (!elements.empty()) add(id, index.in(elements.front()));
  }
  alike.insert(alike.end(), others.begin(), others.end());
  if (alike.size() > mostHolesAHost) alike.resize(mostHolesAHost);
  return alike;
}

/// `adapted`: the node's open places have what stands in the hole, such as a name that the host declares.
std::string CoreSearch::grafted(NodeId node, const Tree& host, const TokenIndex& index, TokenRange hole, bool adapted,
                                const std::string& ending) const {
  const VisibleSpan own = visibleSpan(tree_, node);
  std::string core(textAt(tree_, own));
  if (adapted) {
    std::vector<bool> used(host.size());
    std::vector<std::pair<VisibleSpan, std::string>> contents;
    for (const Place& place : pattern_.places) {
      if (place.nodes.empty() || place.shared() || place.only) continue;
      const NodeId at = place.nodes.front();
      if (at < node || at >= tree_.node(node).end) continue;
      for (NodeId id = 0; id < host.size(); ++id) {
        const TokenRange tokens = index.in(id);
        if (used[id] || tokens.begin < hole.begin || tokens.end > hole.end || tokens.size() == 0) continue;
        if (host.node(id).kind != tree_.node(at).kind || host.node(id).symbol != tree_.node(at).symbol) continue;
        std::fill(used.begin() + id, used.begin() + host.node(id).end, true);
        contents.emplace_back(visibleSpan(tree_, at), visibleText(host, id));
        break;
      }
    }
    std::ranges::sort(contents, std::greater<>(), [](const auto& one) { return one.first.begin; });
    for (const auto& [span, text] : contents) core.replace(span.begin - own.begin, span.end - span.begin, text);
  }
  const uint32_t begin = host.node(index.tokens()[hole.begin]).textBegin;
  const uint32_t end = host.node(index.tokens()[hole.end - 1]).textEnd;
  std::string text(host.bytes());
  return text.replace(begin, end - begin, ' ' + core + ' ' + ending + ' ');
}

/// What the node may end with though it need not: without, what follows it in another text could belong to it.
std::string CoreSearch::endingOf(NodeId node) {
  const TokenRange own = index_.in(node);
  for (const std::string& ending : endings_[own.end]) {
    std::string text(tree_.bytes());
    text.insert(tree_.node(index_.tokens()[own.end - 1]).textEnd, ' ' + ending + ' ');
    const TreePtr ended = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
    const TokenIndex index(*ended);
    const TokenRange both{own.begin, own.end + index.size() - index_.size()};
    for (NodeId id = 0; id < ended->size(); ++id)
      if (index.in(id) == both && partOf(parts_, ended->node(id)) == partOf(parts_, tree_.node(node))) return ending;
  }
  return "";
}

/// A core fails in most texts, and what is around it where it passes was around it in none that failed.
std::optional<CoreSearch::Core> CoreSearch::tryAlone(NodeId node) {
  Pattern pattern = pattern_;
  pattern.around.core = node;
  const PatternFinder finder(pattern);
  size_t failed = 0, passed = 0, refused = 0;
  std::set<Enclosure> harmless;
  std::vector<std::set<Enclosure>> harmful;
  if (const auto own = finder.find(tree_)) harmless = *own;
  auto decided = [&] {
    return budget_ == 0 || passed > 2 || (passed > 0 && failed == 0) || (passed == 0 && failed >= enoughFail) ||
           failed + passed >= mostTold || refused >= mostUnread;
  };
  const std::string ending = endingOf(node);
  for (const TreePtr& host : hosts_) {
    const TokenIndex index(*host);
    for (const TokenRange hole : holesFor(node, *host, index))
      for (const bool adapted : {true, false}) {
        if (decided()) break;
        std::string text = grafted(node, *host, index, hole, adapted, ending);
        const TreePtr made = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
        if (made->errors().size() > tree_.errors().size()) continue;
        const std::optional<std::set<Enclosure>> around = finder.find(*made);
        // After one that fails, each in something new.
        if (!around || (failed > 0 && std::ranges::includes(harmless, *around))) continue;
        if (!asked_.insert(text).second) continue;
        --budget_;
        const std::optional<Verdict> verdict = ask_(std::move(text));
        if (!verdict) {
          budget_ = 0;
          return std::nullopt;
        }
        failed += *verdict == Verdict::fail;
        passed += *verdict == Verdict::pass;
        refused += *verdict == Verdict::unresolved;
        if (*verdict == Verdict::fail) harmless.insert(around->begin(), around->end());
        if (*verdict == Verdict::pass) harmful.push_back(*around);
        if (*verdict == Verdict::fail) break;
      }
  }
  if (failed <= passed) return std::nullopt;
  Core core{node, {}};
  for (const std::set<Enclosure>& around : harmful) {
    const size_t before = core.notWithin.size();
    std::ranges::set_difference(around, harmless, std::inserter(core.notWithin, core.notWithin.end()));
    if (core.notWithin.size() == before && std::ranges::includes(harmless, around)) return std::nullopt;
  }
  return core;
}

CoreSearch::Core CoreSearch::find() {
  for (const NodeId node : candidates()) {
    if (budget_ == 0) break;
    if (std::optional<Core> core = tryAlone(node)) return *core;
  }
  return {};
}

}  // namespace hone
