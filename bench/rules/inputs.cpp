#include "inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "node_test.h"

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

bool Inputs::hasPlainNumbers() const {
  for (const std::vector<Place>& places : byToken_)
    for (const Place& place : places)
      if (const std::string_view text = files_[place.file].at(place.node); inside(text) == text && number(text))
        return true;
  return false;
}

std::optional<Text> Inputs::read(std::string text) const {
  if (text.size() > longest) return std::nullopt;
  TreePtr tree = Tree::parse(language_, std::move(text));
  if (!tree->errors().empty() || tree->flatFrom()) return std::nullopt;
  for (NodeId id = 0; id < tree->size(); ++id)
    if (tree->node(id).kind == NodeKind::error) return std::nullopt;
  return Text(std::move(tree));
}

/// Plain, as hone's candidates are.
std::string Inputs::edited(const Text& text, VisibleSpan span, std::string_view other) const {
  return language_->plain(replaced(text.tree->bytes(), span, other), text.tree->encoding());
}

/// Another text of a real file in the place of the node.
Inputs::Made Inputs::withOther(const Text& text, NodeId node, Random& random) const {
  const Node& own = text.tree->node(node);
  const std::vector<Place>& places = own.kind == NodeKind::rule ? byRule_[own.symbol] : byToken_[own.symbol];
  if (places.empty()) return std::nullopt;
  const Place& place = places[random.below(places.size())];
  return edited(text, text.spans[node], files_[place.file].at(place.node));
}

Inputs::Made Inputs::recombined(Random& random) const {
  std::string now = files_[random.below(files_.size())].tree->plainText();
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
  return language_->plain(std::move(text), Encoding::utf8);
}

/// The text of a token that makes a rule hold, changed a little: to the value of another such token or next to it, by
/// one character, or to what stands in a real file.
std::string Inputs::otherText(const Text& text, const Witnesses& witnesses, NodeId token, Random& random) const {
  const std::string own(text.at(token)), in(inside(own));
  const size_t quote = (own.size() - in.size()) / 2;
  auto quoted = [&](const std::string& other) { return own.substr(0, quote) + other + own.substr(own.size() - quote); };
  const NodeId model = witnesses[random.below(witnesses.size())];
  const std::optional<double> value = number(own);
  if (value && random.chance(3, 4)) {
    const double base = text.isToken(model) ? number(text.at(model)).value_or(*value) : *value;
    const double others[] = {base,
                             base + 1,
                             base - 1,
                             *value + 1,
                             *value - 1,
                             *value * 2,
                             std::floor(*value / 2),
                             0,
                             *value + static_cast<double>(random.below(10)),
                             static_cast<double>(length(inside(text.at(model)))),
                             static_cast<double>(witnesses.size() + random.below(3)) - 2};
    return quoted(fmt::format("{}", others[random.below(std::size(others))]));
  }
  if (text.isToken(model) && model != token && random.chance(1, 3)) return quoted(std::string(inside(text.at(model))));
  if (random.chance(1, 4)) {
    const std::vector<Place>& places = byToken_[text.tree->node(token).symbol];
    if (!places.empty()) {
      const Place& place = places[random.below(places.size())];
      return std::string(files_[place.file].at(place.node));
    }
  }
  static constexpr std::string_view characters[] = {"a", "Z", "0", "7", "_",  "-", ".",     "/",
                                                    ":", ";", " ", "%", "\\", "(", "\u00e9"};
  std::string other = in;
  const size_t ends[] = {0, in.size(), random.below(in.size() + 1)};
  const size_t at = ends[random.below(3)];
  switch (random.below(4)) {
    case 0: other.insert(at, characters[random.below(std::size(characters))]); break;
    case 1:
      if (at < in.size()) other.erase(at, 1);
      break;
    case 2:
      if (at < in.size()) other.replace(at, 1, characters[random.below(std::size(characters))]);
      break;
    default:
      if (at < in.size()) other.insert(at, 1, in[at]);
  }
  return quoted(other);
}

/// The text with a small change at a node that makes the rule hold: another text, a blank more or less before it,
/// another part around it, two such nodes exchanged, a part gone or doubled.
Inputs::Made Inputs::changed(const Text& text, const Witnesses& witnesses, NodeId node, Random& random) const {
  const uint64_t way = random.below(10);
  if (text.spans[node].empty()) return std::nullopt;
  if (way < 5 && text.isToken(node)) return edited(text, text.spans[node], otherText(text, witnesses, node, random));
  if (way == 5) {
    static constexpr std::string_view blanks[] = {"", " ", "  ", "\n", "\t", "\n\n"};
    const std::string_view gap = text.gapBefore(node);
    const uint32_t end = text.spans[node].begin;
    const auto begin = static_cast<uint32_t>(end - gap.size());
    return edited(text, {begin, end}, blanks[random.below(std::size(blanks))]);
  }
  if (way == 6 && witnesses.size() > 1) {
    VisibleSpan a = text.spans[node], b = text.spans[witnesses[random.below(witnesses.size())]];
    if (a.begin > b.begin) std::swap(a, b);
    if (a.end > b.begin) return std::nullopt;
    const std::string_view bytes = text.tree->bytes();
    return edited(text, {a.begin, b.end},
                  std::string(textAt(*text.tree, b)) + std::string(bytes.substr(a.end, b.begin - a.end)) +
                      std::string(textAt(*text.tree, a)));
  }
  const NodeId place = partAround(text, node, random.below(3));
  if (place == noNode || text.spans[place].empty()) return std::nullopt;
  if (way == 7) return edited(text, text.spans[place], "");
  if (way == 8) return edited(text, text.spans[place], std::string(text.at(place)) + " " + std::string(text.at(place)));
  return withOther(text, place, random);
}

/// Texts that differ in one such change, of which some obey the rule and some don't; none where no change decides.
std::vector<std::string> Inputs::nearMisses(const Rule& rule, const Text& start, Random& random) const {
  const Witnesses witnesses = rule.holds(start);
  if (witnesses.empty()) return {};
  std::string obeys, other;
  const NodeId node = witnesses[random.below(witnesses.size())];
  for (size_t tries = 0; tries < 12 && (obeys.empty() || other.empty()); ++tries) {
    Made made = changed(start, witnesses, node, random);
    if (!made || *made == start.tree->plainText()) continue;
    const std::optional<Text> text = read(*made);
    if (text) (rule.holds(*text).empty() ? other : obeys) = std::move(*made);
  }
  if (other.empty()) return {};
  if (obeys.empty()) obeys = start.tree->plainText();
  return {std::move(obeys), std::move(other)};
}

Inputs::Balanced Inputs::draw(const Rule& rule, size_t each, Random& random) const {
  Balanced found;
  std::set<std::string> known;
  std::vector<std::string> starts;  // that obey
  for (const Text& file : files_)
    if (!rule.holds(file).empty()) starts.push_back(file.tree->plainText());
  size_t counts[3][2] = {};
  // Then a way that makes too few is made up for by the others.
  const size_t strict = 10 * each;
  for (size_t tries = 0; tries < 20 * each && (found.obey.size() < each || found.others.size() < each); ++tries) {
    const size_t way = tries % 3;
    std::vector<std::string> all;
    if (way == 2) {
      if (starts.empty()) continue;
      if (const std::optional<Text> start = read(starts[random.below(starts.size())]))
        all = nearMisses(rule, *start, random);
      if (!all.empty() && found.near.size() < 5) found.near.emplace_back(all[0], all[1]);
    } else if (Made made = way == 0 ? recombined(random) : expanded(random)) {
      all.push_back(std::move(*made));
    }
    for (std::string& made : all) {
      if (!known.insert(made).second) continue;
      const std::optional<Text> text = read(made);
      if (!text) continue;
      const bool obeys = !rule.holds(*text).empty();
      std::vector<std::string>& own = obeys ? found.obey : found.others;
      if (obeys && starts.size() < 200) starts.push_back(made);
      if (own.size() >= each || (tries < strict && counts[way][obeys] >= (each + 2) / 3)) continue;
      ++counts[way][obeys];
      ++found.made[way];
      own.push_back(std::move(made));
    }
  }
  return found;
}

}  // namespace hone::rules
