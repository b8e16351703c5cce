#include "explain/show_model.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

#include "explain/kind.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr size_t exampleLength = 40;

std::string outcome(const ModelNode& leaf, const Model& model) {
  uint64_t own = leaf.predictsFail ? leaf.fails : leaf.passes;
  uint64_t all = leaf.fails + leaf.passes;
  return fmt::format("{} ({} of {})", leaf.predictsFail ? model.behaviour : "passes", own, all);
}

std::string escaped(std::string_view text, bool xml) {
  std::string out;
  for (char c : text) {
    if (xml && c == '&')
      out += "&amp;";
    else if (xml && c == '<')
      out += "&lt;";
    else if (xml && c == '>')
      out += "&gt;";
    else if (!xml && (c == '"' || c == '\\'))
      out += {'\\', c};
    else
      out += c;
  }
  return out;
}

bool continuesCharacter(std::string_view text, size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
}

uint64_t errorsOf(const ModelNode& leaf) { return leaf.predictsFail ? leaf.passes : leaf.fails; }

/// How many inputs more the tree would be wrong about if this node was a leaf. Both nodes below are leaves.
uint64_t worthOf(const Model& model, const ModelNode& node) {
  const uint64_t below = errorsOf(model.nodes[node.atMost]) + errorsOf(model.nodes[node.above]);
  return errorsOf(node) - std::min(errorsOf(node), below);
}

/// With examples of the node below that has the same class, and an exception of that which has more.
void becomeLeaf(ModelNode& node, const ModelNode& one, const ModelNode& other) {
  auto isLike = [&](const ModelNode& below) { return below.predictsFail == node.predictsFail; };
  node.examples = (isLike(one) ? one : other).examples;
  if (isLike(one) && isLike(other))
    node.counterexample = (errorsOf(one) > errorsOf(other) ? one : other).counterexample;
  else if (const ModelNode& unlike = isLike(one) ? other : one; !unlike.examples.empty())
    node.counterexample = unlike.examples.front();
  node.feature = ModelNode::none;
}

/// Of at most so many leaves. The root's question always stays.
Model withLeaves(Model model, size_t most) {
  for (size_t leaves = model.leafCount(); leaves > std::max<size_t>(most, 2); --leaves) {
    ModelNode* least = nullptr;
    for (ModelNode& node : model.nodes)
      if (!node.isLeaf() && model.nodes[node.atMost].isLeaf() && model.nodes[node.above].isLeaf() &&
          &node != &model.nodes[0] && (least == nullptr || worthOf(model, node) < worthOf(model, *least)))
        least = &node;
    if (least == nullptr) break;
    becomeLeaf(*least, model.nodes[least->atMost], model.nodes[least->above]);
  }
  return model;
}

/// A text as the lines of a box of the drawing, which has room for three; broken at blanks.
std::vector<std::string> inLines(const std::string& text) {
  constexpr size_t width = 48, most = 3;
  std::vector<std::string> lines(1);
  std::istringstream words(oneLine(text, most * (width - 8)));
  for (std::string word; words >> word;) {
    std::string& last = lines.back();
    if (last.empty())
      last = word;
    else if (lines.size() < most && columnsOf(last) + 1 + columnsOf(word) > width)
      lines.push_back(word);
    else
      last += ' ' + word;
  }
  return lines;
}

/// "when A, and B (12 of 12 inputs)".
std::string ruleInWords(const Rule& rule, const Parts& parts) {
  std::string when;
  for (const Condition& condition : rule.conditions) when += (when.empty() ? "" : ", and ") + show(condition, parts);
  return fmt::format("{}{} ({} of {} inputs)", when.empty() ? "always" : "when ", when, rule.fails,
                     rule.fails + rule.passes);
}

}  // namespace

std::string oneLine(std::string_view text, size_t most) {
  if (text.empty()) return "(nothing)";
  if (text.size() > 1 && text.ends_with('\n')) text.remove_suffix(1);  // which nearly every file has
  std::vector<std::string> glyphs;
  for (size_t i = 0; i < text.size();) {
    Glyph glyph = glyphAt(text, i);
    glyphs.push_back(text[i] == '\n' ? "⏎" : std::move(glyph.text));
    i += glyph.length;
  }
  for (size_t i = 0; i < glyphs.size() && glyphs[i] == " "; ++i) glyphs[i] = "␣";
  for (size_t i = glyphs.size(); i-- > 0 && glyphs[i] == " ";) glyphs[i] = "␣";
  if (glyphs.size() > most) {
    const auto middle = glyphs.begin() + static_cast<long>(most / 2);
    *middle = "…";
    glyphs.erase(middle + 1, glyphs.end() - static_cast<long>(most - most / 2 - 1));
  }
  return fmt::format("{}", fmt::join(glyphs, ""));
}

Question questionOf(const Model& model, uint32_t node, const Parts& parts) {
  const ModelNode& n = model.nodes[node];
  const bool isLeast = kindOf(model.features[n.feature].kind).merge == Kind::Merge::least;
  return {show(model.condition(node, isLeast), parts), isLeast ? n.atMost : n.above, isLeast ? n.above : n.atMost};
}

std::string toText(const Model& whole, const Parts& parts, size_t mostLeaves) {
  const Model model = withLeaves(whole, mostLeaves);
  struct Open {
    uint32_t node;
    std::string margin;  ///< of the lines below this one
    std::string lead;    ///< of this line
  };
  std::string out;
  const ExampleTexts shown(model);
  std::vector<Open> open = {{0, "", ""}};
  while (!open.empty()) {
    Open at = std::move(open.back());
    open.pop_back();
    const ModelNode& node = model.nodes[at.node];
    out += at.lead;
    if (node.isLeaf()) {
      out += outcome(node, model);
      for (size_t i = 0; i < node.examples.size(); ++i)
        out += (i == 0 ? "  e.g. " : "  ") + shown(node.examples[i], exampleLength);
      if (!node.counterexample.empty())
        out += (errorsOf(node) > 0 ? "  except " : "  but not ") + shown(node.counterexample, exampleLength);
      out += '\n';
      continue;
    }
    Question question = questionOf(model, at.node, parts);
    out += question.text + "?\n";
    open.push_back({question.no, at.margin + "   ", at.margin + "└─ no:  "});
    open.push_back({question.yes, at.margin + "│  ", at.margin + "├─ yes: "});
  }
  return out;
}

std::string toDot(const Model& model, const Parts& parts) {
  const ExampleTexts shown(model);
  std::string out = "digraph model {\n  node [shape=box, fontname=\"sans-serif\"];\n";
  for (uint32_t n = 0; n < model.nodes.size(); ++n) {
    const ModelNode& node = model.nodes[n];
    if (node.isLeaf()) {
      std::string label = escaped(outcome(node, model), false);
      for (const std::string& example : node.examples) label += "\\n" + escaped(shown(example, exampleLength), false);
      out += fmt::format("  n{} [label=\"{}\", style=filled, fillcolor=\"{}\"];\n", n, label,
                         node.predictsFail ? "#f4c7c3" : "#cfe8cf");
      continue;
    }
    Question question = questionOf(model, n, parts);
    out += fmt::format("  n{} [label=\"{}\"];\n  n{} -> n{} [label=yes];\n  n{} -> n{} [label=no];\n", n,
                       escaped(question.text, false), n, question.yes, n, question.no);
  }
  return out + "}\n";
}

std::string toSvg(const Model& model, const Parts& parts) {
  // Leaves side by side in the order of the ways, every other node above the middle of its two children.
  constexpr double width = 330, height = 110, boxWidth = 310, boxHeight = 62;
  struct Place {
    double x = 0, y = 0;
  };
  std::vector<Place> places(model.nodes.size());
  std::vector<uint32_t> order;
  std::vector<std::pair<uint32_t, double>> open = {{0, 0}};
  double leaves = 0, deepest = 0;
  while (!open.empty()) {
    auto [n, level] = open.back();
    open.pop_back();
    order.push_back(n);
    places[n].y = level * height;
    deepest = std::max(deepest, level);
    if (model.nodes[n].isLeaf()) {
      places[n].x = leaves++ * width;
      continue;
    }
    Question question = questionOf(model, n, parts);
    open.emplace_back(question.no, level + 1);
    open.emplace_back(question.yes, level + 1);
  }
  for (size_t i = order.size(); i-- > 0;) {
    const ModelNode& node = model.nodes[order[i]];
    if (!node.isLeaf()) places[order[i]].x = (places[node.atMost].x + places[node.above].x) / 2;
  }
  const ExampleTexts shown(model);
  std::string lines, boxes;
  for (uint32_t n : order) {
    const ModelNode& node = model.nodes[n];
    auto [x, y] = places[n];
    std::vector<std::string> texts;
    if (node.isLeaf()) {
      texts.push_back(outcome(node, model));
      for (const std::string& example : node.examples) texts.push_back(shown(example, exampleLength));
    } else {
      Question question = questionOf(model, n, parts);
      texts = inLines(question.text);
      for (auto [child, label] : {std::pair{question.yes, "yes"}, std::pair{question.no, "no"}}) {
        double toX = places[child].x + boxWidth / 2, toY = places[child].y;
        double fromX = x + boxWidth / 2, fromY = y + boxHeight;
        lines += fmt::format("<path d=\"M{} {}L{} {}\"/><text x=\"{}\" y=\"{}\">{}</text>\n", fromX, fromY, toX, toY,
                             (fromX + toX) / 2 + 4, (fromY + toY) / 2, label);
      }
    }
    boxes += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"{}\"/>\n", x, y, boxWidth,
                         boxHeight,
                         !node.isLeaf()      ? "#ffffff"
                         : node.predictsFail ? "#f4c7c3"
                                             : "#cfe8cf");
    for (size_t i = 0; i < texts.size(); ++i)
      boxes += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", x + 10, y + 20 + 17 * static_cast<double>(i),
                           escaped(texts[i], true));
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {} {}\" font-family=\"sans-serif\" "
      "font-size=\"12\">\n<g fill=\"none\" stroke=\"#888\">\n{}</g>\n<g stroke-width=\"1\">\n{}</g>\n</svg>\n",
      leaves * width + 20, deepest * height + boxHeight + 20, lines, boxes);
}

std::string toSentences(const std::vector<Rule>& rules, const Model& model, const Parts& parts) {
  std::string out;
  for (const Rule& rule : rules) out += fmt::format("It {} {}.\n", model.behaviour, ruleInWords(rule, parts));
  return out.empty() ? fmt::format("It never {} on the inputs that were tried.\n", model.behaviour) : out;
}

std::string toClaim(const std::vector<Rule>& rules, const Model& model, const Parts& parts) {
  constexpr size_t mostRules = 3;  // more are no condition that people can use
  constexpr uint64_t fewestPredictions = 3;
  const PredictionFigures& figures = model.predictions;
  const auto nearlyAll = [](uint64_t some, uint64_t all) { return 10 * some >= 9 * all; };
  const bool holds = figures.predictedFail >= fewestPredictions && nearlyAll(figures.failed, figures.predictedFail) &&
                     2 * figures.failed >= figures.failing() && std::ranges::all_of(rules, [&](const Rule& rule) {
                       return !rule.conditions.empty() && nearlyAll(rule.fails, rule.fails + rule.passes);
                     });
  if (!holds || rules.empty() || rules.size() > mostRules) return "";
  std::string ways;
  for (const Rule& rule : rules) ways += (ways.empty() ? "" : ", or ") + ruleInWords(rule, parts);
  return fmt::format(
      "It {} {}: of {} inputs that hone made and of which it said so before their test, {} did, and of {} that did, "
      "it had said so of {}.",
      model.behaviour, ways, figures.predictedFail, figures.failed, figures.failing(), figures.failed);
}

ExampleTexts::ExampleTexts(const Model& model) {
  const std::string* first = nullptr;
  for (const ModelNode& node : model.nodes)
    for (const std::string& text : node.examples) {
      if (first == nullptr) {
        first = &text;
        atBegin_ = atEnd_ = text.size();
      }
      const auto length = static_cast<std::ptrdiff_t>(std::min(first->size(), text.size()));
      const auto differs = std::mismatch(first->begin(), first->begin() + length, text.begin()).first;
      const auto differsBefore = std::mismatch(first->rbegin(), first->rbegin() + length, text.rbegin()).first;
      atBegin_ = std::min(atBegin_, static_cast<size_t>(differs - first->begin()));
      atEnd_ = std::min(atEnd_, static_cast<size_t>(differsBefore - first->rbegin()));
    }
}

std::string ExampleTexts::operator()(std::string_view example, size_t most) const {
  if (example.size() <= most) return oneLine(example, most);
  const size_t around = most / 5;  // of what they share, to show the place
  size_t begin = atBegin_ > around ? atBegin_ - around : 0;
  size_t end = example.size() - (atEnd_ > around ? atEnd_ - around : 0);
  while (continuesCharacter(example, begin)) --begin;
  while (continuesCharacter(example, end)) ++end;
  if (end <= begin) return oneLine(example, most);
  return (begin > 0 ? "…" : "") + oneLine(example.substr(begin, end - begin), most - 2) +
         (end < example.size() ? "…" : "");
}

}  // namespace hone
