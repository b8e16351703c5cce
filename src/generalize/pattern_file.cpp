#include "generalize/pattern_file.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "text/hash.h"
#include "text/user_error.h"
#include "tree/print.h"

namespace hone {
namespace {

constexpr int formatVersion = 1;

void append(std::string& out, uint64_t number) { out += std::to_string(number) + ','; }

void append(std::string& out, const Atn& atn) {
  for (const State& state : atn.states) {
    append(out, static_cast<uint64_t>(state.kind));
    append(out, state.rule);
    append(out, state.end);
  }
  for (const Transition& transition : atn.transitions) {
    append(out, static_cast<uint64_t>(transition.kind));
    append(out, transition.target);
    append(out, transition.argument);
  }
  for (const SymbolSet& set : atn.sets)
    for (SymbolRange range : set.ranges()) {
      append(out, static_cast<uint64_t>(range.first));
      append(out, static_cast<uint64_t>(range.last));
    }
}

nlohmann::json parseJson(std::string_view text, std::string_view file) {
  nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || json.value("format", "") != "hone pattern")
    throw UserError(fmt::format("{} is no pattern: make one with hone generalize INPUT -o {}", file, file));
  if (json.value("version", 0) != formatVersion)
    throw UserError(fmt::format("{} has another version of the format: make it anew with hone generalize", file));
  return json;
}

Gap gapOf(const nlohmann::json& json) {
  Gap gap;
  gap.parent = json.at("parent");
  gap.before = json.at("before");
  gap.group = json.at("group") == kindName(NodeKind::star) ? NodeKind::star : NodeKind::optional;
  gap.groupSymbol = json.at("decision");
  gap.kind = json.at("kind") == kindName(NodeKind::rule) ? NodeKind::rule : NodeKind::token;
  gap.symbol = json.at("number");
  return gap;
}

}  // namespace

std::string grammarHash(const Grammar& grammar) {
  std::string all;
  for (const std::string& name : grammar.ruleNames) all += name + ' ';
  for (const std::string& name : grammar.tokenNames) all += name + ' ';
  append(all, grammar.parser);
  append(all, grammar.lexer.atn);
  return toHex(contentHash(all));
}

std::string toJson(const Pattern& pattern) {
  const Tree& tree = *pattern.tree;
  const Language& language = tree.language();
  nlohmann::ordered_json json;
  json["format"] = "hone pattern";
  json["version"] = formatVersion;
  json["language"] = language.name();
  json["start"] = language.grammar().ruleNames[language.start()];
  json["grammar"] = grammarHash(language.grammar());
  json["pattern"] = toText(pattern);
  json["rate"] = {{"fail", pattern.rate.fail},
                  {"pass", pattern.rate.pass},
                  {"unresolved", pattern.rate.unresolved},
                  {"least", pattern.least},
                  {"confidence", pattern.confidence}};
  json["failing"] = pattern.failing;
  json["passing"] = pattern.passing;
  json["input"] = std::string(tree.bytes());
  json["encoding"] = tree.encoding() == Encoding::utf8 ? "utf-8" : "latin-1";
  if (tree.encoding() == Encoding::latin1) {
    std::string widened;
    for (char c : tree.bytes()) encode(static_cast<unsigned char>(c), Encoding::utf8, widened);
    json["input"] = widened;
  }
  std::map<NodeId, size_t> places;
  nlohmann::ordered_json listed = nlohmann::ordered_json::array();
  const std::vector<std::string> names = placeNames(pattern);
  for (size_t i = 0; i < pattern.places.size(); ++i) {
    const Place& place = pattern.places[i];
    for (NodeId node : place.nodes) places.emplace(node, i);
    listed.push_back({{"nodes", place.nodes}, {"symbol", symbolName(tree, place)}, {"name", names[i]}});
    if (const std::optional<Gap>& gap = place.gap)
      listed.back()["gap"] = {{"parent", gap->parent},         {"before", gap->before},
                              {"group", kindName(gap->group)}, {"decision", gap->groupSymbol},
                              {"kind", kindName(gap->kind)},   {"number", gap->symbol}};
    if (place.only) listed.back()["only"] = {{"kind", nameOf(place.only->kind)}, {"bound", place.only->bound}};
  }
  json["places"] = listed;
  nlohmann::ordered_json nodes = nlohmann::ordered_json::array();
  for (NodeId id = 0; id < tree.size();) {
    const Node& node = tree.node(id);
    nlohmann::ordered_json entry = {{"id", id}, {"kind", kindName(node.kind)}, {"name", tree.symbolName(id)}};
    if (node.parent != noNode) entry["parent"] = node.parent;
    auto place = places.find(id);
    if (place != places.end()) {
      entry["mark"] = pattern.places[place->second].shared() ? "shared" : "abstract";
      entry["place"] = place->second;
    } else if (node.kind == NodeKind::hidden) {
      entry["mark"] = "invisible";
    }
    if (node.isLeaf() || place != places.end()) {
      std::string text;
      for (char c : tree.text(id))
        encode(static_cast<unsigned char>(c), tree.encoding() == Encoding::utf8 ? Encoding::latin1 : Encoding::utf8,
               text);
      entry["text"] = text;
    }
    nodes.push_back(std::move(entry));
    id = place != places.end() ? node.end : id + 1;
  }
  json["tree"] = nodes;
  json["allowed"] = pattern.allowed;
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

PatternLanguage languageOfPattern(std::string_view json, std::string_view file) {
  nlohmann::json parsed = parseJson(json, file);
  return {parsed.value("language", ""), parsed.value("start", "")};
}

Pattern readPattern(std::string_view text, std::string_view file, std::shared_ptr<Language> language) {
  nlohmann::json json = parseJson(text, file);
  if (json.value("grammar", "") != grammarHash(language->grammar()))
    throw UserError(
        fmt::format("{} was made with another version of the grammar of {}: make it anew with hone generalize", file,
                    language->name()));
  const Grammar& grammar = language->grammar();
  Pattern pattern;
  try {
    std::string input = json.at("input");
    Encoding encoding = json.at("encoding") == "utf-8" ? Encoding::utf8 : Encoding::latin1;
    if (encoding == Encoding::latin1) {
      std::string narrowed;
      for (size_t at = 0; at < input.size();) {
        CodePoint point = decode(input, at, Encoding::utf8);
        narrowed += static_cast<char>(point.value);
        at += point.length;
      }
      input = narrowed;
    }
    pattern.tree = Tree::parse(std::move(language), input, encoding);
    for (const auto& place : json.at("places")) {
      pattern.places.push_back({place.at("nodes").get<std::vector<NodeId>>()});
      if (place.contains("gap")) pattern.places.back().gap = gapOf(place.at("gap"));
      bool good = pattern.places.back().nodes.empty() == place.contains("gap");
      if (const std::optional<Gap>& gap = pattern.places.back().gap)
        good &= gap->parent < pattern.tree->size() && gap->before <= pattern.tree->size() &&
                gap->symbol < (gap->kind == NodeKind::rule ? grammar.ruleNames : grammar.tokenNames).size();
      if (place.contains("only")) {
        std::optional<TextClass::Kind> kind = textClassKind(place.at("only").at("kind").get<std::string>());
        good &= kind.has_value();
        if (kind) pattern.places.back().only = {*kind, place.at("only").at("bound").get<std::string>()};
      }
      for (NodeId node : pattern.places.back().nodes) good &= node < pattern.tree->size();
      if (!good) throw UserError(fmt::format("{} is damaged: make it anew with hone generalize", file));
    }
    pattern.allowed = json.at("allowed").get<std::vector<std::string>>();
    pattern.failing = json.value("failing", std::vector<std::string>{});
    pattern.passing = json.value("passing", std::vector<std::string>{});
    const auto& rate = json.at("rate");
    pattern.rate = {rate.at("fail"), rate.at("pass"), rate.at("unresolved")};
    pattern.least = rate.at("least");
    pattern.confidence = rate.at("confidence");
  } catch (const nlohmann::json::exception& error) {
    throw UserError(fmt::format("{} is damaged ({}): make it anew with hone generalize", file, error.what()));
  }
  return pattern;
}

}  // namespace hone
