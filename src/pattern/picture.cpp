#include "pattern/picture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "grammar/only_texts.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

std::string inQuotes(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (c == '\n')
      result += "\\n";
    else
      result += c;
  }
  return result + '"';
}

std::string forXml(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '<')
      result += "&lt;";
    else if (c == '&')
      result += "&amp;";
    else
      result += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return result;
}

std::string countOf(const std::vector<std::string>& texts) { return std::to_string(texts.size()); }

std::string someOf(const std::vector<std::string>& texts) {
  constexpr size_t most = 5;
  const auto end = texts.begin() + static_cast<long>(std::min(most, texts.size()));
  return fmt::format("`{}`{}", fmt::join(texts.begin(), end, "`, `"), texts.size() > most ? ", …" : "");
}

/// What was tried, by verdict.
std::string joined(const TriedPart& part, std::string (*shown)(const std::vector<std::string>&)) {
  std::vector<std::string> words;
  for (const auto& [verdict, word] :
       {std::pair(Verdict::fail, "fail"), std::pair(Verdict::pass, "pass"), std::pair(Verdict::unresolved, "refused")})
    if (const std::vector<std::string> texts = part.with(verdict); !texts.empty())
      words.push_back(fmt::format("{} {}", shown(texts), word));
  return fmt::format("{}", fmt::join(words, "; "));
}

/// `untried`: why there may be no other text. Of a token that is fixed, there is no place.
ExplainedPart explained(const Pattern& pattern, NodeId id, std::string text, const Place* place,
                        std::string_view untried) {
  const Tree& tree = *pattern.tree;
  auto size = [&](const TriedPart& part) { return tree.tokenCount(part.nodes.front()); };
  std::vector<TriedPart> trials;
  std::ranges::copy_if(pattern.tried, std::back_inserter(trials),
                       [&](const TriedPart& part) { return isWithin(tree, id, part.nodes); });
  std::ranges::stable_sort(trials, {}, size);
  ExplainedPart result{std::move(text), {}, {}};
  TriedPart here{{id}};
  for (const TriedPart& part : trials) {
    const bool isThis = place ? part.nodes == place->nodes : size(part) == 1;
    if (isThis) here.contents.insert(here.contents.end(), part.contents.begin(), part.contents.end());
    std::string line = visibleText(tree, part.nodes.front());
    if (part.nodes.size() > 1) line += fmt::format(" ({} together)", part.nodes.size());
    result.details.push_back(line + ": " + joined(part, someOf));
  }
  result.reason =
      fmt::format("{}, {}", place ? "open" : "fixed", here.contents.empty() ? untried : joined(here, countOf));
  return result;
}

}  // namespace

std::vector<PatternNode> shownNodes(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  const std::vector<std::string> names = placeNames(pattern);
  const std::map<NodeId, size_t> places = placeByNode(pattern.places);
  std::vector<PatternNode> shown;
  std::vector<size_t> depths(tree.size());  // of what stands below
  std::vector<bool> squeezed(tree.size());
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    auto place = places.find(id);
    const size_t depth = node.parent == noNode ? 0 : depths[node.parent];
    depths[id] = depth;
    bool isEnd = node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile;
    if (place != places.end()) {
      bool isShared = pattern.places[place->second].shared();
      shown.push_back(
          {depth, names[place->second], isShared ? PatternNode::Mark::shared : PatternNode::Mark::abstract});
    } else if (node.kind == NodeKind::token && !isEnd) {
      shown.push_back({depth, std::string(tree.text(id)), PatternNode::Mark::concrete});
    } else if (node.kind == NodeKind::rule) {
      bool isAlone = node.parent != noNode && squeezed[node.parent];
      squeezed[id] = tree.children(id).size() == 1;
      if (!isAlone) shown.push_back({depth, tree.symbolName(id), PatternNode::Mark::inner});
      depths[id] = isAlone ? depth : depth + 1;
    } else if (!node.isLeaf()) {
      squeezed[id] = node.parent != noNode && squeezed[node.parent] && tree.children(id).size() == 1;
    }
    id = place != places.end() ? node.end : id + 1;
  }
  return shown;
}

std::string toSvg(const Pattern& pattern) {
  constexpr size_t indent = 18, line = 24, letter = 8;
  const std::vector<PatternNode> nodes = shownNodes(pattern);
  std::string rows;
  size_t width = 0;
  for (size_t i = 0; i < nodes.size(); ++i) {
    const PatternNode& node = nodes[i];
    constexpr std::string_view colors[] = {"none", "#ffffff", "#b5e8b5", "#add8e6"};
    const size_t x = node.depth * indent, boxWidth = (node.text.size() + 2) * letter;
    rows += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"20\" rx=\"4\" fill=\"{}\" stroke=\"{}\"/>"
        "<text x=\"{}\" y=\"{}\">{}</text>\n",
        x, i * line, boxWidth, colors[static_cast<size_t>(node.mark)],
        node.mark == PatternNode::Mark::inner ? "none" : "#888", x + letter, i * line + 14, forXml(node.text));
    width = std::max(width, x + boxWidth);
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {} {}\" font-family=\"monospace\" "
      "font-size=\"13\">\n{}</svg>\n",
      width + 20, nodes.size() * line + 20, rows);
}

std::string toDot(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  const std::vector<std::string> names = placeNames(pattern);
  const std::map<NodeId, size_t> places = placeByNode(pattern.places);
  std::string dot = "digraph pattern {\n  node [shape=box, style=filled, fillcolor=white, fontname=monospace];\n";
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    auto place = places.find(id);
    std::string label = tree.symbolName(id), color = "white";
    if (place != places.end()) {
      bool shared = pattern.places[place->second].shared();
      color = shared ? "lightblue" : "palegreen";
      label = names[place->second];
    } else if (node.kind == NodeKind::hidden) {
      color = "lightgrey";
    }
    if (node.isLeaf()) label += '\n' + std::string(tree.text(id));
    dot += fmt::format("  n{} [label={}, fillcolor={}];\n", id, inQuotes(label), color);
    if (node.parent != noNode) dot += fmt::format("  n{} -> n{};\n", node.parent, id);
    id = place != places.end() ? node.end : id + 1;
  }
  return dot + "}\n";
}

std::vector<ExplainedPart> explainParts(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  const std::vector<std::string> names = placeNames(pattern);
  const std::vector<std::optional<std::string>> words = onlyWords(tree.language().grammar());
  const std::map<NodeId, size_t> places = placeByNode(pattern.places);
  std::vector<ExplainedPart> parts;
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    const auto number = places.find(id);
    const Place* place = number != places.end() ? &pattern.places[number->second] : nullptr;
    if (place ? id == place->nodes.front() : node.kind == NodeKind::token && tree.tokenCount(id) > 0) {
      const bool isOnly = node.kind == NodeKind::token &&
                          (words[node.symbol] || !tree.language().hasManyTexts(static_cast<Symbol>(node.symbol)));
      parts.push_back(explained(pattern, id, place ? names[number->second] : std::string(tree.text(id)), place,
                                isOnly ? "the grammar has no other text for it" : "no other text was tried"));
    }
    id = place ? node.end : id + 1;
  }
  return parts;
}

}  // namespace hone
