#include "repair/diagnosis.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

#include "repair/characters.h"
#include "repair/correction.h"
#include "text/decode.h"
#include "text/line_index.h"
#include "text/visible.h"

namespace hone {
namespace {

/// The rules that the tokens at these offsets of the text stand in; the offsets ascend.
std::vector<std::string> rulesAt(TextAutomaton& automaton, std::string_view text, Encoding encoding,
                                 const std::vector<uint32_t>& offsets) {
  std::vector<std::string> rules;
  TokenPlace start = textStart(automaton, text);
  ModeStack modes = automaton.modes(start.state);
  ParserSet set = automaton.set(start.state);
  uint32_t at = start.offset;
  while (rules.size() < offsets.size() && at <= text.size()) {
    Token token = automaton.lexer().next(text, encoding, at, modes);
    if (token.type == endOfFile) break;
    if (token.end == at && token.after == modes) break;
    ParserSet next = token.hidden ? set : automaton.sets().after(set, token.type);
    if (next == ParserSets::none || token.type == lexicalError) break;
    while (rules.size() < offsets.size() && offsets[rules.size()] < token.end) {
      // Between tokens, it is the next one that counts.
      if (token.hidden) break;
      rules.push_back(automaton.language().grammar().ruleNames[automaton.sets().innermostRule(next)]);
    }
    set = next;
    modes = token.after;
    at = token.end;
  }
  RuleId outermost = automaton.language().start();
  rules.resize(offsets.size(), automaton.language().grammar().ruleNames[outermost]);
  return rules;
}

std::string shownBytes(std::string_view text) {
  constexpr size_t most = 60;
  std::string out = "'";
  Encoding encoding = detectEncoding(text);
  for (size_t at = 0; at < text.size();) {
    if (out.size() > most) return out + "'... (" + std::to_string(text.size()) + " bytes)";
    CodePoint c = decode(text, at, encoding);
    if (c.value == '\n')
      out += "\\n";
    else if (c.value == '\r')
      out += "\\r";
    else if (c.value == '\t')
      out += "\\t";
    else if (c.value == '\\')
      out += "\\\\";
    else if (c.value < 0x20 || c.value == 0x7F || (encoding == Encoding::latin1 && c.value >= 0x80))
      out += fmt::format("\\x{:02x}", c.value);
    else
      out += text.substr(at, c.length);
    at += c.length;
  }
  return out + "'";
}

struct Line {
  size_t begin, end;  ///< the line break included
};

std::vector<Line> linesOf(std::string_view text) {
  std::vector<Line> lines;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = text.find('\n', begin);
    end = end == std::string_view::npos ? text.size() : end + 1;
    lines.push_back({begin, end});
    begin = end;
  }
  return lines;
}

void addLines(std::string& out, char sign, std::string_view text) {
  for (Line line : linesOf(text)) {
    out += sign;
    out += text.substr(line.begin, line.end - line.begin);
    if (out.back() != '\n') out += "\n\\ No newline at end of file\n";
  }
}

}  // namespace

std::vector<Finding> diagnose(std::string_view original, const Changes& changes, TextAutomaton* automaton,
                              Encoding encoding) {
  std::vector<Finding> findings;
  std::vector<uint32_t> offsets;  // in the repaired text
  const LineIndex lines(original);
  size_t shift = 0;
  for (const Change& change : changes) {
    const Position at = lines.at(change.offset);
    findings.push_back({at.line,
                        at.column,
                        change.offset,
                        {},
                        std::string(original.substr(change.offset, change.removed)),
                        change.inserted});
    offsets.push_back(static_cast<uint32_t>(change.offset + shift));
    shift += change.inserted.size() - change.removed;
  }
  if (automaton == nullptr) return findings;
  std::vector<std::string> rules = rulesAt(*automaton, applied(original, changes), encoding, offsets);
  for (size_t i = 0; i < findings.size(); ++i) findings[i].rule = rules[i];
  return findings;
}

std::string toText(const std::vector<Finding>& findings, std::string_view file) {
  // Alike changes are one line: the same ones, and other quotes around any text.
  using Kind = std::tuple<std::string_view, std::string, std::string>;
  auto split = [](std::string_view text) {
    std::pair<std::string, std::string> parts;  // quotes, and all the rest
    for (const char c : text) (oneOf(c, "\"'`") ? parts.first : parts.second) += c;
    return parts;
  };
  auto kind = [&](const Finding& finding) {
    const auto [quotes, text] = split(finding.removed);
    const auto [otherQuotes, otherText] = split(finding.inserted);
    return text == otherText ? Kind(finding.rule, quotes, otherQuotes)
                             : Kind(finding.rule, finding.removed, finding.inserted);
  };
  std::map<Kind, size_t> more;
  for (const Finding& finding : findings) ++more[kind(finding)];
  std::string out;
  for (const Finding& finding : findings) {
    const size_t times = std::exchange(more[kind(finding)], 0);
    if (times == 0) continue;
    out += file.empty() ? fmt::format("{}:{}", finding.line, finding.column)
                        : fmt::format("{}:{}:{}:", file, finding.line, finding.column);
    if (!finding.rule.empty()) out += " in " + finding.rule;
    if (finding.inserted.empty())
      out += ": removed " + shownBytes(finding.removed);
    else if (finding.removed.empty())
      out += ": inserted " + shownBytes(finding.inserted);
    else
      out += ": replaced " + shownBytes(finding.removed) + " by " + shownBytes(finding.inserted);
    if (times > 1) out += fmt::format(", and at {} more place{}", times - 1, times > 2 ? "s" : "");
    out += '\n';
  }
  return out;
}

nlohmann::ordered_json toJson(const std::vector<Finding>& findings) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const Finding& finding : findings) {
    const char* kind = finding.inserted.empty() ? "removed" : finding.removed.empty() ? "inserted" : "replaced";
    nlohmann::ordered_json& entry = json.emplace_back();
    entry = {{"line", finding.line},
             {"column", finding.column},
             {"offset", finding.offset},
             {"kind", kind},
             {"rule", finding.rule}};
    addText(entry, "removed", finding.removed);
    addText(entry, "inserted", finding.inserted);
  }
  return json;
}

void addText(nlohmann::ordered_json& json, const std::string& key, const std::string& text) {
  json[key] = text;
  if (detectEncoding(text) == Encoding::utf8) return;
  std::string hex;
  for (const unsigned char byte : text) hex += fmt::format("{:02x}", byte);
  json[key + "_hex"] = hex;
}

std::string unifiedDiff(std::string_view original, const Changes& changes, std::string_view originalName,
                        std::string_view repairedName) {
  if (changes.empty()) return {};
  constexpr size_t context = 3;
  std::vector<Line> lines = linesOf(original);
  // An insertion at the end of the text belongs to its last line, if that has no line break.
  auto lineOf = [&](size_t offset) {
    auto after = std::upper_bound(lines.begin(), lines.end(), offset,
                                  [](size_t value, const Line& line) { return value < line.begin; });
    size_t index = static_cast<size_t>(after - lines.begin());
    if (index > 0) --index;
    if (index < lines.size() && offset == original.size() && lines[index].end == offset && original[offset - 1] == '\n')
      ++index;
    return index;
  };
  struct Block {
    size_t first, last;  ///< lines, `last` exclusive
    std::string text;
  };
  std::vector<Block> blocks;
  for (size_t i = 0; i < changes.size(); ++i) {
    size_t first = lineOf(changes[i].offset);
    size_t touched = changes[i].offset + changes[i].removed;
    size_t last = changes[i].removed == 0 ? std::min(first + 1, lines.size()) : lineOf(touched - 1) + 1;
    // A line break that goes joins the line with the next one.
    bool joins = changes[i].removed > 0 && original[touched - 1] == '\n' &&
                 (changes[i].inserted.empty() ? changes[i].offset > (first < lines.size() ? lines[first].begin : 0)
                                              : changes[i].inserted.back() != '\n');
    if (joins) last = std::min(last + 1, lines.size());
    if (!blocks.empty() && first < blocks.back().last)
      blocks.back().last = std::max(blocks.back().last, last);
    else
      blocks.push_back({first, std::max(last, first), {}});
  }
  size_t next = 0;
  for (Block& block : blocks) {
    size_t begin = block.first < lines.size() ? lines[block.first].begin : original.size();
    size_t end = block.last > block.first ? lines[block.last - 1].end : begin;
    Changes inside;
    for (;
         next < changes.size() && changes[next].offset <= end && (changes[next].offset < end || end == original.size());
         ++next) {
      inside.push_back(changes[next]);
      inside.back().offset -= static_cast<uint32_t>(begin);
    }
    block.text = applied(original.substr(begin, end - begin), inside);
  }
  // As GNU diff writes names with line ends.
  auto named = [](std::string_view name) {
    return visible(name) == name ? std::string(name) : '"' + visible(name) + '"';
  };
  std::string out = fmt::format("--- {}\n+++ {}\n", named(originalName), named(repairedName));
  int64_t shift = 0;  // lines added so far
  for (size_t i = 0; i < blocks.size();) {
    size_t j = i + 1;
    while (j < blocks.size() && blocks[j].first <= blocks[j - 1].last + 2 * context) ++j;
    size_t first = blocks[i].first > context ? blocks[i].first - context : 0;
    size_t last = std::min(blocks[j - 1].last + context, lines.size());
    std::string body;
    size_t at = first;
    int64_t added = 0;
    auto textOf = [&](size_t from, size_t to) {
      return from < to ? original.substr(lines[from].begin, lines[to - 1].end - lines[from].begin) : std::string_view{};
    };
    for (size_t b = i; b < j; ++b) {
      addLines(body, ' ', textOf(at, blocks[b].first));
      addLines(body, '-', textOf(blocks[b].first, blocks[b].last));
      addLines(body, '+', blocks[b].text);
      added +=
          static_cast<int64_t>(linesOf(blocks[b].text).size()) - static_cast<int64_t>(blocks[b].last - blocks[b].first);
      at = blocks[b].last;
    }
    addLines(body, ' ', textOf(at, last));
    size_t before = last - first;
    int64_t after = static_cast<int64_t>(before) + added;
    out += fmt::format("@@ -{},{} +{},{} @@\n", before == 0 ? first : first + 1, before,
                       static_cast<int64_t>(first) + shift + (after == 0 ? 0 : 1), after);
    out += body;
    shift += added;
    i = j;
  }
  return out;
}

}  // namespace hone
