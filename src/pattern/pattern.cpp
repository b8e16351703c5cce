#include "pattern/pattern.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "tree/token_index.h"

namespace hone {
namespace {

bool isPunctuation(std::string_view text) {
  return std::ranges::none_of(text,
                              [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '"' || c >= 128; });
}

/// By place, without limits.
std::vector<std::string> baseNames(const Pattern& pattern) {
  std::map<std::string, size_t> numbers;
  std::vector<std::string> names;
  for (const Place& place : pattern.places) {
    std::string name = pattern.tree->symbolName(place.position());
    names.push_back(place.shared() ? fmt::format("${}{}", name, ++numbers[name]) : name);
  }
  return names;
}

/// What a text passes with is limited, what a program refuses isn't.
PatternLimits limitsOfFailure(const Pattern& pattern) {
  const AllowedFeatures excluded = idsOf(pattern.excluded);
  PatternLimits limits =
      limitsOf(*pattern.tree, pattern.places, [&](ContentFeatureId feature) { return !excluded.contains(feature); });
  limits.others.clear();
  return limits;
}

/// May no line break be between any two of these tokens, but something else between some?
bool isOnOneLine(const Environment& around, TokenRange tokens) {
  bool hasSpace = false;
  for (uint32_t token = tokens.begin + 1; token < tokens.end; ++token) {
    const auto fact = around.layout.find(token);
    if (fact == around.layout.end() || fact->second.holds("\n")) return false;
    hasSpace |= fact->second.words() == LayoutFact::noLineBreak;
  }
  return hasSpace;
}

/// The text of the core, or all of it if there is none, with names of places and what else may be in it.
std::string written(const Pattern& pattern, const PatternLimits& limits, const Environment& around) {
  const Tree& tree = *pattern.tree;
  const NodeId top = around.core == noNode ? tree.root() : around.core;
  const std::set<uint32_t>& extended = around.extended;
  const TokenIndex index(tree);
  auto next = extended.begin();
  std::map<NodeId, size_t> places = placeByNode(pattern.places);
  std::vector<std::string> names = baseNames(pattern);
  std::string text;
  bool blank = false;
  auto addExtension = [&](NodeId before) {
    while (next != extended.end() && *next < index.before(before)) ++next;
    if (next == extended.end() || *next != index.before(before)) return;
    if (around.isTight(*next, index.size())) return;
    text += text.empty() || std::isspace(static_cast<unsigned char>(text.back())) ? "…" : " …";
    blank = true;
    ++next;
  };
  std::set<uint32_t> hasLayout;  // that was written
  const Parts parts(tree.language().grammar());
  const bool onOneLine = isOnOneLine(around, index.in(top));
  auto addLayout = [&](uint32_t token) {
    const auto fact = around.layout.find(token);
    if (fact == around.layout.end() || !hasLayout.insert(token).second) return;
    if (onOneLine && fact->second.words() == LayoutFact::noLineBreak) return;
    text += fact->second.words();
    blank = false;
  };
  const NodeId behind = tree.node(top).end;
  const TokenRange core = around.core == noNode ? index.in(top) : coreTokens(tree, index, parts, top, around.element);
  for (NodeId id = top; id < behind;) {
    if (index.in(id).size() > 0 && (index.in(id).end <= core.begin || index.before(id) >= core.end)) {
      id = tree.node(id).end;
      continue;
    }
    addExtension(id);
    auto place = places.find(id);
    const Node& node = tree.node(id);
    addLayout(index.before(id));
    const bool isFree = around.free.contains(id);
    if (place == places.end() && !isFree && !node.isLeaf()) {
      ++id;
      continue;
    }
    if (node.kind == NodeKind::hidden && !isUnread(node)) {
      blank = true;
      ++id;
      continue;
    }
    if (place != places.end()) {
      // White space before its first token belongs to the text around it.
      for (NodeId leaf = id; leaf < node.end && tree.node(leaf).kind != NodeKind::token; ++leaf)
        blank |= tree.node(leaf).kind == NodeKind::hidden;
    }
    bool ended = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
    if (blank && !text.empty() && !ended) text += ' ';
    blank = false;
    const auto instead = around.instead.find(id);
    if (isFree) {
      text += fmt::format("<~{}>", tree.symbolName(id));
    } else if (place == places.end() && (instead != around.instead.end() || around.otherTypes.contains(id))) {
      std::vector<std::string> choice{std::string(tree.text(id))};
      if (instead != around.instead.end()) choice.insert(choice.end(), instead->second.begin(), instead->second.end());
      if (const auto types = around.otherTypes.find(id); types != around.otherTypes.end())
        for (const Part part : types->second) choice.push_back(fmt::format("<{}>", parts.show(part)));
      text += fmt::format("({})", fmt::join(choice, "|"));
    } else if (place == places.end()) {
      text += tree.text(id);
    } else {
      size_t i = place->second;
      bool isFirst = id == pattern.places[i].nodes.front();
      text += fmt::format("<{}{}>", names[i], isFirst ? limits.places[i] : "");
    }
    id = node.end;
  }
  addExtension(behind);
  if (core.end < index.before(behind) && next != extended.end()) text += " …";
  addLayout(index.before(behind));
  if (onOneLine) text += "  on one line";
  if (!limits.others.empty()) text += fmt::format("  where {}", fmt::join(limits.others, "; "));
  return text;
}

}  // namespace

std::vector<std::string> TriedPart::with(Verdict verdict) const {
  std::vector<std::string> texts;
  for (const Content& content : contents)
    if (content.verdict == verdict) texts.push_back(content.text);
  return texts;
}

std::vector<std::string> placeNames(const Pattern& pattern) {
  const PatternLimits limits = limitsOfFailure(pattern);
  std::vector<std::string> names = baseNames(pattern);
  for (size_t i = 0; i < names.size(); ++i) names[i] = fmt::format("<{}{}>", names[i], limits.places[i]);
  return names;
}

std::string toLine(const Pattern& pattern) {
  Environment around = pattern.around;
  if (around.onlyLayout) return fmt::format("… {} …", around.layout.at(*around.onlyLayout).words());
  if (around.core == noNode) return written(pattern, limitsOfFailure(pattern), around);
  const Parts parts(pattern.tree->language().grammar());
  const TokenIndex index(*pattern.tree);
  const TokenRange core = coreTokens(*pattern.tree, index, parts, around.core, around.element);
  around.extended.insert({core.begin, core.end});
  std::string line = written(pattern, limitsOfFailure(pattern), around);
  for (const bool fails : {true, false}) {
    std::vector<std::string> words;
    for (const auto& [step, own] : around.surroundings.deciding)
      if (own == fails) words.push_back(toWords(parts, step));
    if (!words.empty()) line += fmt::format("  {} {}", fails ? "in" : "not in", fmt::join(words, ", "));
  }
  std::set<std::string> without;
  for (const Unwanted& one : around.unwanted)
    without.insert(fmt::format("{}{}", one.text.empty() ? parts.show(one.token) : one.text,
                               one.boundary <= core.begin ? " before it"
                               : one.boundary >= core.end ? " behind it"
                                                          : ""));
  if (!without.empty()) line += fmt::format("  without {}", fmt::join(without, ", "));
  return line;
}

std::string toText(const Pattern& pattern) {
  const AllowedFeatures allowed = idsOf(pattern.allowed);
  const auto mayHave = [&](ContentFeatureId feature) { return allowed.contains(feature); };
  return written(pattern, limitsOf(*pattern.tree, pattern.places, mayHave), {});
}

PatternCounts countsOf(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  std::map<NodeId, size_t> places = placeByNode(pattern.places);
  PatternCounts counts;
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    if (auto place = places.find(id); place != places.end()) {
      ++counts.visible;
      counts.shared += pattern.places[place->second].shared();
      id = node.end;
      continue;
    }
    if (node.kind == NodeKind::token) {
      counts.concreteChars += tree.text(id).size();
      if (isPunctuation(tree.text(id))) counts.remainingChars += tree.text(id).size();
    }
    ++id;
  }
  return counts;
}

}  // namespace hone
