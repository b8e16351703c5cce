// The model as JSON. Parts of the grammar go by their names; infinities, which JSON lacks, by null.

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "explain/kind.h"
#include "explain/model.h"
#include "explain/relations.h"
#include "text/json_file.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view format = "hone model 2";
constexpr std::string_view olderFormat = "hone model 1";  // it has fewer kinds of features, and nothing else
constexpr std::string_view remedy = "make it anew with hone explain";

/// Any bytes as a JSON string: what is no UTF-8 is stored as Latin-1, and said to be.
Json bytesToJson(std::string_view bytes) {
  if (detectEncoding(bytes) == Encoding::utf8) return std::string(bytes);
  return {{"bytes", utf8FromLatin1(bytes)}};
}

std::string bytesFromJson(const JsonValue& json) {
  return json.isText() ? json.text() : latin1FromUtf8(json.at("bytes").text());
}

Json toJson(const Feature& feature, const Parts& parts) {
  Json json = {{"kind", kindOf(feature.kind).name}, {"part", parts.name(feature.part)}};
  if (feature.alternative != anyAlternative) json["alternative"] = feature.alternative;
  if (feature.other != noPart) json["other"] = parts.name(feature.other);
  if (feature.otherAlternative != anyAlternative) json["other_alternative"] = feature.otherAlternative;
  if (feature.ordinal > 0) json["ordinal"] = feature.ordinal;
  if (feature.scope != noPart) json["scope"] = parts.name(feature.scope);
  if (!feature.text.empty() || feature.kind == FeatureKind::equals) json["text"] = bytesToJson(feature.text);
  for (const Feature& operand : feature.operands) json["operands"].push_back(toJson(operand, parts));
  if (feature.lacks) json["lacks"] = true;
  if (feature.nearest) json["nearest"] = true;
  if (feature.before) json["before"] = true;
  if (std::isfinite(feature.low)) json["low"] = feature.low;
  if (std::isfinite(feature.high)) json["high"] = feature.high;
  json["shown"] = show(feature, parts);
  return json;
}

Part partFrom(const JsonValue& json, const Parts& parts) {
  try {
    return parts.find(json.text());
  } catch (const UserError& error) {
    json.fail(error.what());
  }
}

/// noPart or anyAlternative where there is none.
Part partIn(const JsonValue& json, std::string_view key, const Parts& parts) {
  const auto part = json.find(key);
  return part ? partFrom(*part, parts) : noPart;
}
uint16_t alternativeIn(const JsonValue& json, std::string_view key) {
  const auto alternative = json.find(key);
  return alternative ? alternative->whole<uint16_t>() : anyAlternative;
}
bool flagIn(const JsonValue& json, std::string_view key) {
  const auto flag = json.find(key);
  return flag && flag->flag();
}

/// Joint features in one another.
constexpr int mostNested = 8;

/// The second of two numbers that are added or multiplied.
Feature secondNumberFrom(const JsonValue& json, const Parts& parts) {
  if (!json.at("kind").is(kindOf(FeatureKind::greatest).name)) json.fail("it should be a number");
  return {.kind = FeatureKind::greatest,
          .part = partFrom(json.at("part"), parts),
          .ordinal = json.at("ordinal").whole<uint16_t>()};
}

Feature featureFrom(const JsonValue& json, const Parts& parts, int nested = 0) {
  Feature feature;
  const JsonValue kind = json.at("kind");
  const auto known = std::ranges::find(featureKinds(), kind.text(), [](FeatureKind its) { return kindOf(its).name; });
  if (known == featureKinds().end()) kind.fail(fmt::format("this hone knows no features of kind '{}'", kind.text()));
  feature.kind = *known;
  feature.part = partFrom(json.at("part"), parts);
  feature.alternative = alternativeIn(json, "alternative");
  feature.other = partIn(json, "other", parts);
  feature.otherAlternative = alternativeIn(json, "other_alternative");
  feature.scope = partIn(json, "scope", parts);
  if (const auto text = json.find("text")) feature.text = bytesFromJson(*text);
  if (const auto ordinal = json.find("ordinal")) feature.ordinal = ordinal->whole<uint16_t>();
  if (feature.kind == FeatureKind::has &&
      (feature.text.size() != 2 || std::string_view("+-^$").find(feature.text[0]) == std::string_view::npos))
    json.fail("its text should be one of + - ^ $ and a character");
  if (feature.kind == FeatureKind::relation && !comparisonFrom(feature.text)) json.fail("its text should be <, ≤ or =");
  if (feature.kind == FeatureKind::joint || feature.kind == FeatureKind::relation) {
    const JsonValue operands = json.at("operands");
    if (operands.items().size() != 2) operands.fail("it should have two values");
    if (nested == mostNested) operands.fail(fmt::format("it is nested more than {} deep", mostNested));
    for (const JsonValue& operand : operands.items())
      feature.operands.push_back(featureFrom(operand, parts, nested + 1));
    const auto isMeasure = [](const Feature& one) {
      return one.kind == FeatureKind::greatest || one.kind == FeatureKind::length || one.kind == FeatureKind::equals ||
             one.kind == FeatureKind::count;
    };
    if (feature.kind == FeatureKind::relation && !std::ranges::all_of(feature.operands, isMeasure))
      operands.fail("they should be numbers, lengths, texts or counts");
  }
  if (const auto more = json.find("operands"); more && feature.kind == FeatureKind::greatest) {
    if (more->items().size() != 1) more->fail("it should have one value");
    if (feature.text != plusSign && feature.text != timesSign) json.fail("its text should be + or ×");
    feature.operands.push_back(secondNumberFrom(more->items().front(), parts));
  }
  feature.lacks = flagIn(json, "lacks");
  feature.nearest = flagIn(json, "nearest");
  feature.before = flagIn(json, "before");
  if (const auto low = json.find("low")) feature.low = low->number();
  if (const auto high = json.find("high")) feature.high = high->number();
  return feature;
}

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }
double numberFrom(const JsonValue& json, double otherwise) { return json.isNull() ? otherwise : json.number(); }

void putTree(Json& json, const DecisionTree& model, const Parts& parts) {
  json["features"] = Json::array();
  for (const Feature& feature : model.features) json["features"].push_back(toJson(feature, parts));
  json["nodes"] = Json::array();
  for (const ModelNode& node : model.nodes) {
    Json entry = Json::object();
    if (!node.isLeaf()) {
      entry["feature"] = node.feature;
      entry["threshold"] = node.threshold;
      if (node.strict) entry["strict"] = true;
      entry["at_most"] = node.atMost;
      entry["above"] = node.above;
      entry["seen"] = {number(node.below), number(node.beyond)};
    }
    entry["class"] = node.predictsFail ? "fail" : "pass";
    entry["fail"] = node.fails;
    entry["pass"] = node.passes;
    for (const std::string& example : node.examples) entry["examples"].push_back(bytesToJson(example));
    if (!node.counterexample.empty()) entry["counterexample"] = bytesToJson(node.counterexample);
    json["nodes"].push_back(std::move(entry));
  }
}

/// An inner node has what a leaf has, and how it asks.
void readQuestion(const JsonValue& json, size_t self, size_t count, const DecisionTree& model, ModelNode& node) {
  auto childIn = [&](std::string_view key) {
    // Children lie behind their parents, so that every way ends.
    const JsonValue child = json.at(key);
    const auto id = child.whole<uint32_t>(static_cast<uint32_t>(count - 1));
    if (id <= self) child.fail("it should be a later node");
    return id;
  };
  const JsonValue feature = json.at("feature"), seen = json.at("seen");
  node.feature = feature.whole<uint32_t>();
  if (node.feature >= model.features.size()) feature.fail("there is no such feature");
  node.threshold = json.at("threshold").number();
  node.strict = flagIn(json, "strict");
  node.atMost = childIn("at_most");
  node.above = childIn("above");
  const std::vector<JsonValue> bounds = seen.items();
  if (bounds.size() != 2) seen.fail("it should have two values");
  node.below = numberFrom(bounds[0], -infinity);
  node.beyond = numberFrom(bounds[1], infinity);
}

bool isFail(const JsonValue& json) {
  if (!json.is("fail") && !json.is("pass")) json.fail("it should be fail or pass");
  return json.is("fail");
}

void readTree(const JsonValue& json, const Parts& parts, DecisionTree& model) {
  for (const JsonValue& feature : json.at("features").items()) model.features.push_back(featureFrom(feature, parts));
  const std::vector<JsonValue> nodes = json.at("nodes").items();
  if (nodes.empty()) json.at("nodes").fail("it is empty");
  for (const JsonValue& entry : nodes) {
    ModelNode node;
    if (entry.find("feature")) readQuestion(entry, model.nodes.size(), nodes.size(), model, node);
    node.predictsFail = isFail(entry.at("class"));
    node.fails = entry.at("fail").whole();
    node.passes = entry.at("pass").whole();
    for (const JsonValue& example : entry.itemsOf("examples")) node.examples.push_back(bytesFromJson(example));
    if (const auto other = entry.find("counterexample")) node.counterexample = bytesFromJson(*other);
    model.nodes.push_back(std::move(node));
  }
}

/// How many texts were made, and how many came out as they should.
std::pair<uint64_t, uint64_t> madeAndRight(const JsonValue& json) {
  const std::vector<JsonValue> both = json.items();
  if (both.size() != 2) json.fail("it should have two values");
  return {both[0].whole(), both[1].whole()};
}

std::string textIn(const JsonValue& json, std::string_view key) {
  const auto text = json.find(key);
  return text ? text->text() : "";
}

}  // namespace

std::string toJson(const Model& model, const Parts& parts) {
  Json json = {{"format", format}};
  if (!model.language.empty()) json["language"] = model.language;
  if (!model.grammars.empty()) json["grammar"] = model.grammars;
  json["start"] = model.start;
  json["behaviour"] = model.behaviour;
  json["producer"] = {{"fail", {model.predictions.predictedFail, model.predictions.failed}},
                      {"pass", {model.predictions.predictedPass, model.predictions.passed}}};
  putTree(json, model, parts);
  if (!model.validity.nodes.empty()) putTree(json["validity"] = Json::object(), model.validity, parts);
  json["inputs"] = Json::array();
  for (const ModelInput& input : model.inputs)
    json["inputs"].push_back({{"text", bytesToJson(input.text)}, {"class", input.fails ? "fail" : "pass"}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

StoredModel openModel(const std::string& text, std::string_view file) {
  const JsonFile parsed(text, std::string(file), std::string(remedy));
  const JsonValue json = parsed.root();
  if (const auto known = json.find("format"); !known || !(known->is(format) || known->is(olderFormat)))
    json.fail("this is no model, or one of another version of hone");
  StoredModel stored{text, std::string(file), {}};
  stored.header.language = textIn(json, "language");
  if (const auto grammars = json.find("grammar")) stored.header.grammars = grammars->texts();
  stored.header.start = textIn(json, "start");
  return stored;
}

Model readModel(const StoredModel& stored, const Parts& parts) {
  const JsonFile parsed(stored.text, stored.file, std::string(remedy));
  const JsonValue json = parsed.root();
  Model model = stored.header;
  if (const auto behaviour = json.find("behaviour")) model.behaviour = behaviour->text();
  readTree(json, parts, model);
  if (const auto validity = json.find("validity")) readTree(*validity, parts, model.validity);
  std::tie(model.predictions.predictedFail, model.predictions.failed) = madeAndRight(json.at("producer").at("fail"));
  std::tie(model.predictions.predictedPass, model.predictions.passed) = madeAndRight(json.at("producer").at("pass"));
  for (const JsonValue& entry : json.at("inputs").items())
    model.inputs.push_back({bytesFromJson(entry.at("text")), isFail(entry.at("class"))});
  return model;
}

}  // namespace hone
