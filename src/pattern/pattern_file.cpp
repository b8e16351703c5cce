#include "pattern/pattern_file.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "pattern/text_form.h"
#include "text/hash.h"
#include "text/json_file.h"
#include "tree/print.h"

namespace hone {
namespace {

constexpr int formatVersion = 3;

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

constexpr std::string_view remedy = "make it anew with hone generalize";

JsonValue patternIn(const JsonFile& file) {
  JsonValue json = file.root();
  if (const auto format = json.find("format"); !format || !format->is("hone pattern")) json.fail("this is no pattern");
  if (const JsonValue version = json.at("version"); version.whole() != formatVersion)
    version.fail("another version of the format");
  return json;
}

/// A rule or a token that a text may have.
bool mayStand(const Grammar& grammar, NodeKind kind, uint32_t symbol) {
  if (kind == NodeKind::rule) return symbol < grammar.ruleNames.size();
  return kind == NodeKind::token && symbol > 0 && symbol < grammar.tokenNames.size();
}

std::vector<NodeId> nodesOf(const JsonValue& json, const Tree& tree) {
  std::vector<NodeId> nodes;
  for (const JsonValue& item : json.items()) {
    const auto id = item.whole<NodeId>(static_cast<NodeId>(tree.size() - 1));
    const Node& node = tree.node(id);
    const Grammar& grammar = tree.language(id).grammar();
    if (!mayStand(grammar, node.kind, node.symbol)) item.fail("nothing can be put there");
    if (!nodes.empty()) {
      const NodeId first = nodes.front();
      const bool alike = node.kind == tree.node(first).kind && node.symbol == tree.node(first).symbol;
      if (!alike || id < tree.node(nodes.back()).end) item.fail("it doesn't go with those before");
    }
    nodes.push_back(id);
  }
  return nodes;
}

Place placeOf(const JsonValue& json, const Tree& tree) {
  Place place{nodesOf(json.at("nodes"), tree)};
  if (place.nodes.empty()) json.fail("it should have nodes");
  const auto only = json.find("only");
  if (!only) return place;
  if (place.kind(tree) != NodeKind::token) only->fail("that is for tokens");
  const JsonValue kind = only->at("kind");
  const std::optional<TextClass::Kind> known = textClassKind(kind.text());
  if (!known) kind.fail("there is no such class");
  place.only = {*known, only->at("bound").text()};
  if (*known == TextClass::Kind::form && !TextForm::read(place.only->bound))
    only->at("bound").fail("not a form of texts");
  if (*known == TextClass::Kind::bytes && !readBytes(place.only->bound)) only->at("bound").fail("not a list of bytes");
  if (const auto except = only->find("except")) place.only->except = except->texts();
  return place;
}

std::string inputOf(const JsonValue& json, Encoding encoding) {
  const std::string input = json.at("input").text();
  return encoding == Encoding::utf8 ? input : latin1FromUtf8(input);
}

nlohmann::ordered_json toJson(const Environment& around) {
  nlohmann::ordered_json json = {{"extended", around.extended}};
  if (!around.closed.empty()) json["closed"] = around.closed;
  for (const Unwanted& one : around.unwanted) {
    json["unwanted"].push_back({{"token", one.boundary}, {"group", one.group}, {"type", one.token}});
    if (!one.text.empty()) json["unwanted"].back()["text"] = one.text;
  }
  if (around.core != noNode) json["core"] = around.core;
  for (const auto& [name, positions] :
       {std::pair("harmful", &around.harmful), std::pair("harmless", &around.harmless)}) {
    json[name] = nlohmann::ordered_json::array();
    for (const auto& [token, group] : *positions) json[name].push_back({{"token", token}, {"group", group}});
  }
  if (around.element != noPart) json["element"] = around.element;
  json["elsewhere"] = around.surroundings.elsewhere;
  for (const auto& [step, fails] : around.surroundings.deciding) {
    json["surroundings"].push_back({{"rule", step.rule}, {"alternative", step.alternative}, {"fails", fails}});
    json["surroundings"].back()["anywhere"] = step.before == Step::anything;
    if (step.before == Step::anything) continue;
    if (step.before != noPart) json["surroundings"].back()["before"] = step.before;
    if (step.behind != noPart) json["surroundings"].back()["behind"] = step.behind;
  }
  json["free"] = around.free;
  if (!around.nested.empty()) json["nested"] = around.nested;
  for (const auto& [token, texts] : around.instead) json["instead"].push_back({{"token", token}, {"texts", texts}});
  for (const auto& [token, types] : around.otherTypes) json["types"].push_back({{"token", token}, {"types", types}});
  if (!around.otherCores.empty()) json["cores"] = around.otherCores;
  for (const auto& [token, fact] : around.layout)
    json["layout"].push_back({{"token", token}, {"failing", fact.failing}, {"passing", fact.passing}});
  if (around.onlyLayout) json["onlyLayout"] = *around.onlyLayout;
  return json;
}

Environment environmentOf(const JsonValue& json, const Tree& tree) {
  Environment around;
  const auto last = static_cast<NodeId>(tree.size() - 1);
  if (const auto core = json.find("core")) around.core = core->whole<NodeId>(last);
  for (const JsonValue& token : json.itemsOf("extended")) around.extended.insert(token.whole<uint32_t>());
  for (const JsonValue& token : json.itemsOf("closed")) around.closed.insert(token.whole<uint32_t>());
  for (const auto& [name, positions] : {std::pair("harmful", &around.harmful), std::pair("harmless", &around.harmless)})
    for (const JsonValue& one : json.at(name).items())
      positions->emplace(one.at("token").whole<uint32_t>(), one.at("group").whole<Part>());
  const Parts parts(tree.language().grammar());
  const auto mostPart = static_cast<Part>(parts.count() - 1);
  for (const JsonValue& one : json.itemsOf("unwanted")) {
    const auto text = one.find("text");
    around.unwanted.insert({one.at("token").whole<uint32_t>(), one.at("group").whole<Part>(mostPart),
                            one.at("type").whole<Part>(mostPart), text ? text->text() : ""});
  }
  if (const auto element = json.find("element")) around.element = element->whole<Part>(mostPart);
  if (const auto known = json.find("elsewhere")) around.surroundings.elsewhere = known->flag();
  for (const JsonValue& one : json.itemsOf("surroundings")) {
    Step step{one.at("rule").whole<Part>(mostPart), one.at("alternative").whole<uint16_t>()};
    const bool isKnown = !parts.hasAlternatives(step.rule) || parts.isEnumeration(step.rule) ||
                         step.alternative == anyAlternative || step.alternative < parts.alternativeCount(step.rule);
    if (!isKnown) one.at("alternative").fail("the rule has no such alternative");
    if (const auto before = one.find("before")) step.before = before->whole<Part>(mostPart);
    if (const auto behind = one.find("behind")) step.behind = behind->whole<Part>(mostPart);
    if (one.at("anywhere").flag()) step = step.anywhereInIt();
    around.surroundings.deciding.emplace(step, one.at("fails").flag());
  }
  for (const JsonValue& node : json.itemsOf("free")) around.free.insert(node.whole<NodeId>(last));
  for (const JsonValue& node : json.itemsOf("nested")) {
    around.nested.insert(node.whole<NodeId>(last));
    if (tree.node(node.whole<NodeId>(last)).kind != NodeKind::rule) node.fail("that is no node of a rule");
  }
  for (const JsonValue& one : json.itemsOf("instead"))
    around.instead.emplace(one.at("token").whole<NodeId>(last), one.at("texts").texts());
  for (const JsonValue& one : json.itemsOf("types"))
    for (const JsonValue& type : one.at("types").items())
      around.otherTypes[one.at("token").whole<NodeId>(last)].insert(type.whole<Part>(mostPart));
  for (const JsonValue& part : json.itemsOf("cores")) around.otherCores.insert(part.whole<Part>(mostPart));
  for (const JsonValue& one : json.itemsOf("layout"))
    around.layout.emplace(one.at("token").whole<uint32_t>(),
                          LayoutFact{one.at("failing").texts(), one.at("passing").texts()});
  if (const auto only = json.find("onlyLayout")) {
    around.onlyLayout = only->whole<uint32_t>();
    if (!around.layout.contains(*around.onlyLayout)) only->fail("there is no layout for that token");
  }
  return around;
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
  json["pattern"] = toLine(pattern);
  json["members"] = toText(pattern);
  json["rate"] = {{"fail", pattern.rate.fail},
                  {"pass", pattern.rate.pass},
                  {"unresolved", pattern.rate.unresolved},
                  {"least", pattern.least},
                  {"confidence", pattern.confidence}};
  json["failing"] = pattern.failing;
  json["passing"] = pattern.passing;
  const bool isUtf8 = tree.encoding() == Encoding::utf8;
  json["input"] = isUtf8 ? std::string(tree.bytes()) : utf8FromLatin1(tree.bytes());
  json["encoding"] = isUtf8 ? "utf-8" : "latin-1";
  const std::map<NodeId, size_t> places = placeByNode(pattern.places);
  nlohmann::ordered_json listed = nlohmann::ordered_json::array();
  const std::vector<std::string> names = placeNames(pattern);
  for (size_t i = 0; i < pattern.places.size(); ++i) {
    const Place& place = pattern.places[i];
    listed.push_back({{"nodes", place.nodes}, {"symbol", tree.symbolName(place.position())}, {"name", names[i]}});
    if (place.only) listed.back()["only"] = {{"kind", nameOf(place.only->kind)}, {"bound", place.only->bound}};
    if (place.only && !place.only->except.empty()) listed.back()["only"]["except"] = place.only->except;
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
    if (node.isLeaf() || place != places.end())
      entry["text"] = isUtf8 ? std::string(tree.text(id)) : utf8FromLatin1(tree.text(id));
    nodes.push_back(std::move(entry));
    id = place != places.end() ? node.end : id + 1;
  }
  json["tree"] = nodes;
  json["allowed"] = pattern.allowed;
  json["excluded"] = pattern.excluded;
  json["tried"] = nlohmann::ordered_json::array();
  for (const TriedPart& part : pattern.tried)
    json["tried"].push_back({{"nodes", part.nodes},
                             {"fail", part.with(Verdict::fail)},
                             {"pass", part.with(Verdict::pass)},
                             {"unresolved", part.with(Verdict::unresolved)}});
  json["around"] = toJson(pattern.around);
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

PatternLanguage languageOfPattern(std::string_view json, std::string_view file) {
  const JsonFile parsed(json, std::string(file), std::string(remedy));
  const JsonValue pattern = patternIn(parsed);
  return {pattern.at("language").text(), pattern.at("start").text()};
}

Pattern readPattern(std::string_view text, std::string_view file, const std::shared_ptr<Language>& language) {
  const JsonFile parsed(text, std::string(file), std::string(remedy));
  const JsonValue json = patternIn(parsed);
  if (const JsonValue grammar = json.at("grammar"); grammar.text() != grammarHash(language->grammar()))
    grammar.fail(fmt::format("it was made with another version of the grammar of {}", language->name()));
  const Encoding encoding = json.at("encoding").is("utf-8") ? Encoding::utf8 : Encoding::latin1;
  Pattern pattern;
  pattern.tree = Tree::parse(Language::withoutIslands(language), inputOf(json, encoding), encoding);
  for (const JsonValue& place : json.at("places").items()) {
    pattern.places.push_back(placeOf(place, *pattern.tree));
    for (size_t i = 0; i + 1 < pattern.places.size(); ++i)
      if (overlap(*pattern.tree, pattern.places[i], pattern.places.back())) place.fail("it overlaps with another one");
  }
  pattern.allowed = json.at("allowed").texts();
  if (const auto excluded = json.find("excluded")) pattern.excluded = excluded->texts();
  if (const auto around = json.find("around")) pattern.around = environmentOf(*around, *pattern.tree);
  for (const JsonValue& part : json.itemsOf("tried")) {
    pattern.tried.push_back({nodesOf(part.at("nodes"), *pattern.tree)});
    for (const auto& [name, verdict] : {std::pair("fail", Verdict::fail), std::pair("pass", Verdict::pass),
                                        std::pair("unresolved", Verdict::unresolved)})
      for (std::string& content : part.at(name).texts())
        pattern.tried.back().contents.push_back({std::move(content), verdict});
  }
  if (const auto failing = json.find("failing")) pattern.failing = failing->texts();
  if (const auto passing = json.find("passing")) pattern.passing = passing->texts();
  const JsonValue rate = json.at("rate");
  pattern.rate = {rate.at("fail").whole<size_t>(), rate.at("pass").whole<size_t>(),
                  rate.at("unresolved").whole<size_t>()};
  pattern.least = rate.at("least").number();
  pattern.confidence = rate.at("confidence").number();
  return pattern;
}

}  // namespace hone
