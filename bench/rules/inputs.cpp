#include "inputs.h"

#include <algorithm>
#include <set>

namespace hone::rules {
namespace {

constexpr size_t longest = 6000;  // bytes
constexpr uint32_t never = 1u << 20;

bool isWordByte(char c) {
  return c == '_' || c == '$' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string replaced(std::string_view bytes, VisibleSpan span, std::string_view text) {
  std::string result(bytes.substr(0, span.begin));
  auto append = [&](std::string_view more) {
    if (!result.empty() && !more.empty() && isWordByte(result.back()) && isWordByte(more.front())) result += ' ';
    result += more;
  };
  append(text);
  append(bytes.substr(span.end));
  return result;
}

/// The rule or token so many levels above the node, or the nearest one above that; noNode where that is the whole text.
NodeId partAround(const Text& text, NodeId node, uint64_t levels) {
  const Tree& tree = *text.tree;
  for (; levels > 0 && tree.node(node).parent != 0 && tree.node(node).parent != noNode; --levels)
    node = tree.node(node).parent;
  while (node != noNode && tree.node(node).kind != NodeKind::rule && !text.isToken(node)) node = tree.node(node).parent;
  return node == 0 ? noNode : node;
}

/// For each state, how many rules the flattest way from it to the end of its rule opens in one another.
std::vector<uint32_t> heights(const Atn& atn) {
  std::vector<uint32_t> height(atn.states.size(), never);
  for (StateId stop : atn.ruleStop) height[stop] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (StateId state = 0; state < atn.states.size(); ++state) {
      if (atn.states[state].kind == StateKind::invalid) continue;
      for (const Transition& way : atn.from(state)) {
        uint32_t cost = height[way.kind == TransitionKind::rule ? way.follow : way.target];
        if (way.kind == TransitionKind::rule) cost = std::max(cost, height[way.target] + 1);
        if (way.kind == TransitionKind::set && atn.sets[way.argument].empty()) cost = never;
        if (cost < height[state]) {
          height[state] = cost;
          changed = true;
        }
      }
    }
  }
  return height;
}

}  // namespace

Inputs::Inputs(std::shared_ptr<Language> language, std::vector<std::string> files)
    : language_(std::move(language)),
      byRule_(language_->grammar().ruleNames.size()),
      byToken_(static_cast<size_t>(language_->grammar().tokenTypeCount())),
      height_(heights(language_->grammar().parser)) {
  for (std::string& file : files)
    if (std::optional<Text> text = read(std::move(file))) files_.push_back(std::move(*text));
  for (uint32_t file = 0; file < files_.size(); ++file) {
    const Text& text = files_[file];
    for (NodeId id = 1; id < text.tree->size(); ++id) {
      const Node& node = text.tree->node(id);
      if (text.spans[id].empty() || node.language != 0) continue;
      if (node.kind == NodeKind::rule) byRule_[node.symbol].push_back({file, id});
      if (text.isToken(id)) byToken_[node.symbol].push_back({file, id});
    }
  }
}

std::optional<Text> Inputs::read(std::string text) const {
  if (text.size() > longest) return std::nullopt;
  TreePtr tree = Tree::parse(language_, std::move(text));
  if (!tree->errors().empty() || tree->flatFrom()) return std::nullopt;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::error) return std::nullopt;
  return Text(std::move(tree));
}

/// Another text of a real file in the place of the node.
Inputs::Made Inputs::withOther(const Text& text, NodeId node, Random& random) const {
  const Node& own = text.tree->node(node);
  const std::vector<Place>& places = own.kind == NodeKind::rule ? byRule_[own.symbol] : byToken_[own.symbol];
  if (places.empty()) return std::nullopt;
  const Place& place = places[random.below(places.size())];
  return replaced(text.tree->bytes(), text.spans[node], files_[place.file].at(place.node));
}

Inputs::Made Inputs::recombined(Random& random) const {
  std::string now(files_[random.below(files_.size())].tree->bytes());
  for (uint64_t changes = 1 + random.below(6); changes > 0; --changes) {
    const std::optional<Text> text = read(now);
    if (!text) return std::nullopt;
    for (int tries = 0; tries < 20; ++tries) {
      const auto id = static_cast<NodeId>(1 + random.below(text->tree->size() - 1));
      if (text->spans[id].empty() || (text->tree->node(id).kind != NodeKind::rule && !text->isToken(id))) continue;
      if (Made made = withOther(*text, id, random); made && made->size() < longest && read(*made)) {
        now = std::move(*made);
        break;
      }
    }
  }
  return now;
}

std::string Inputs::expandToken(Symbol type, Random& random) const {
  const std::vector<Place>& places = byToken_[static_cast<size_t>(type)];
  if (!places.empty() && random.chance(9, 10)) {
    const Place& place = places[random.below(places.size())];
    return std::string(files_[place.file].at(place.node));
  }
  const std::string* text = language_->minimalToken(type);
  return text != nullptr ? *text : std::string();
}

/// A random walk through the networks of the rules. Below a depth it takes the flattest way.
Inputs::Made Inputs::expanded(Random& random) const {
  const Atn& atn = language_->grammar().parser;
  std::vector<StateId> calls = {atn.ruleStart[language_->start()]};  // where each open rule goes on
  const size_t deepest = 6 + random.below(30);
  size_t tokens = 0, steps = 0;
  const size_t mostTokens = 4 + random.below(120);
  std::string text;
  while (!calls.empty()) {
    if (++steps > 20'000) return std::nullopt;
    const StateId at = calls.back();
    if (atn.states[at].kind == StateKind::ruleStop) {
      calls.pop_back();
      continue;
    }
    std::vector<Transition> ways(atn.from(at).begin(), atn.from(at).end());
    auto cost = [&](const Transition& way) {
      const uint32_t rest = height_[way.kind == TransitionKind::rule ? way.follow : way.target];
      return way.kind == TransitionKind::rule ? std::max(rest, height_[way.target] + 1) : rest;
    };
    std::erase_if(ways, [&](const Transition& way) { return cost(way) >= never; });
    if (ways.empty()) return std::nullopt;
    // Loops are left, and what is flat is taken, once the text is large.
    const Transition way =
        calls.size() > deepest || tokens > mostTokens
            ? *std::ranges::min_element(ways, {},
                                        [&](const Transition& w) {
                                          return std::pair(cost(w),
                                                           atn.states[w.target].kind == StateKind::loopEnd ? 0 : 1);
                                        })
            : ways[random.below(ways.size())];
    if (way.kind == TransitionKind::rule) {
      calls.back() = way.follow;
      calls.push_back(way.target);
      continue;
    }
    if (way.kind == TransitionKind::set) {
      std::vector<Symbol> types;
      for (const SymbolRange& range : atn.sets[way.argument].ranges())
        for (Symbol type = range.first; type <= range.last; ++type)
          if (type > 0) types.push_back(type);
      if (!types.empty()) {
        const std::string token = expandToken(types[random.below(types.size())], random);
        const bool line = random.chance(1, 8);
        text = replaced(text, {static_cast<uint32_t>(text.size()), static_cast<uint32_t>(text.size())}, token);
        text += line ? "\n" : random.chance(2, 3) ? " " : "";
        ++tokens;
      }
    }
    calls.back() = way.target;
  }
  return text;
}

/// One of the nodes that make it hold is another, or a real text stands where such a node would.
Inputs::Made Inputs::nearMiss(const Rule& rule, const Text& start, Random& random) const {
  const Witnesses witnesses = rule.holds(start);
  if (!witnesses.empty()) {
    const NodeId node = witnesses[random.below(witnesses.size())];
    const NodeId place = partAround(start, node, random.below(3));
    return place == noNode ? std::nullopt : withOther(start, place, random);
  }
  // A text that doesn't obey, with a part of one that does.
  const Text& giver = files_[random.below(files_.size())];
  const Witnesses from = rule.holds(giver);
  if (from.empty()) return std::nullopt;
  const NodeId node = from[random.below(from.size())];
  const NodeId part = partAround(giver, node, random.below(4));
  if (part == noNode) return std::nullopt;
  std::vector<NodeId> alike;
  for (NodeId id = 1; id < start.tree->size(); ++id)
    if (start.tree->node(id).kind == giver.tree->node(part).kind &&
        start.tree->node(id).symbol == giver.tree->node(part).symbol && !start.spans[id].empty())
      alike.push_back(id);
  if (alike.empty()) return std::nullopt;
  return replaced(start.tree->bytes(), start.spans[alike[random.below(alike.size())]], giver.at(part));
}

Inputs::Balanced Inputs::draw(const Rule& rule, size_t each, Random& random) {
  Balanced found;
  std::set<std::string> known;
  std::vector<std::string> startsObey, startsOthers;
  for (const Text& file : files_)
    (rule.holds(file).empty() ? startsOthers : startsObey).emplace_back(file.tree->bytes());
  size_t counts[3][2] = {};
  for (size_t tries = 0; tries < 60 * each && (found.obey.size() < each || found.others.size() < each); ++tries) {
    const size_t way = tries % 3;
    Made made;
    if (way == 0) made = recombined(random);
    if (way == 1) made = expanded(random);
    if (way == 2) {
      const std::vector<std::string>& starts = random.chance(1, 2) ? startsObey : startsOthers;
      if (starts.empty()) continue;
      if (const std::optional<Text> start = read(starts[random.below(starts.size())]))
        made = nearMiss(rule, *start, random);
    }
    if (!made || made->size() > longest || !known.insert(*made).second) continue;
    const std::optional<Text> text = read(*made);
    if (!text) continue;
    const bool obeys = !rule.holds(*text).empty();
    std::vector<std::string>& own = obeys ? found.obey : found.others;
    std::vector<std::string>& starts = obeys ? startsObey : startsOthers;
    if (starts.size() < 200) starts.push_back(*made);
    const bool late = tries > 30 * each;  // then those of a way that makes too few are made up for by the others
    if (own.size() >= each || (!late && counts[way][obeys] >= (each + 2) / 3)) continue;
    ++counts[way][obeys];
    own.push_back(std::move(*made));
  }
  return found;
}

}  // namespace hone::rules
