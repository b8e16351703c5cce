// The model as JSON. Parts of the grammar go by their names; infinities, which JSON lacks, by null.

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "explain/model.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view format = "hone model 1";

/// Any bytes as a JSON string: what is no UTF-8 is stored as Latin-1, and said to be.
Json bytesToJson(std::string_view bytes) {
  if (detectEncoding(bytes) == Encoding::utf8) return std::string(bytes);
  std::string text;
  for (char c : bytes) encode(static_cast<unsigned char>(c), Encoding::utf8, text);
  return {{"bytes", text}};
}

std::string bytesFromJson(const Json& json) {
  if (json.is_string()) return json.get<std::string>();
  std::string text = json.at("bytes").get<std::string>(), bytes;
  for (size_t i = 0; i < text.size();) {
    CodePoint point = decode(text, i, Encoding::utf8);
    bytes += static_cast<char>(point.value);
    i += point.length;
  }
  return bytes;
}

Json toJson(const Feature& feature, const Parts& parts) {
  Json json = {{"kind", featureKindName(feature.kind)}, {"part", parts.name(feature.part)}};
  if (feature.alternative != anyAlternative) json["alternative"] = feature.alternative;
  if (feature.other != noPart) json["other"] = parts.name(feature.other);
  if (feature.otherAlternative != anyAlternative) json["other_alternative"] = feature.otherAlternative;
  if (feature.scope != noPart) json["scope"] = parts.name(feature.scope);
  if (!feature.text.empty() || feature.kind == FeatureKind::equals) json["text"] = bytesToJson(feature.text);
  for (const PatternItem& item : feature.items) {
    Json entry = Json::object();
    if (item.part != noPart) entry["part"] = parts.name(item.part);
    if (item.alternative != anyAlternative) entry["alternative"] = item.alternative;
    if (!item.text.empty()) entry["text"] = bytesToJson(item.text);
    if (item.kind == PatternItem::Kind::more) entry["more"] = true;
    if (item.kind == PatternItem::Kind::gap) entry["gap"] = true;
    json["items"].push_back(std::move(entry));
  }
  json["shown"] = show(feature, parts);
  return json;
}

Feature featureFrom(const Json& json, const Parts& parts) {
  Feature feature;
  std::string kind = json.at("kind").get<std::string>();
  bool known = false;
  for (FeatureKind k : featureKinds())
    if (featureKindName(k) == kind) {
      feature.kind = k;
      known = true;
    }
  if (!known) throw UserError(fmt::format("the model has a feature of kind '{}', which this hone doesn't know", kind));
  feature.part = parts.find(json.at("part").get<std::string>());
  feature.alternative = json.value("alternative", anyAlternative);
  if (json.contains("other")) feature.other = parts.find(json["other"].get<std::string>());
  feature.otherAlternative = json.value("other_alternative", anyAlternative);
  if (json.contains("scope")) feature.scope = parts.find(json["scope"].get<std::string>());
  if (json.contains("text")) feature.text = bytesFromJson(json["text"]);
  if (json.contains("items"))
    for (const Json& entry : json["items"]) {
      PatternItem item;
      if (entry.contains("part")) item.part = parts.find(entry["part"].get<std::string>());
      if (entry.contains("text")) item.text = bytesFromJson(entry["text"]);
      item.alternative = entry.value("alternative", anyAlternative);
      if (entry.value("more", false)) item.kind = PatternItem::Kind::more;
      if (entry.value("gap", false)) item.kind = PatternItem::Kind::gap;
      feature.items.push_back(std::move(item));
    }
  return feature;
}

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }
double numberFrom(const Json& json, double otherwise) { return json.is_null() ? otherwise : json.get<double>(); }

void putTree(Json& json, const Model& model, const Parts& parts) {
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
    if (!node.examples.empty())
      for (const std::string& example : node.examples) entry["examples"].push_back(bytesToJson(example));
    json["nodes"].push_back(std::move(entry));
  }
}

void readTree(const Json& json, const Parts& parts, Model& model) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (const Json& entry : json.at("features")) model.features.push_back(featureFrom(entry, parts));
  const size_t count = json.at("nodes").size();
  for (const Json& entry : json.at("nodes")) {
    ModelNode node;
    if (entry.contains("feature")) {
      node.feature = entry["feature"].get<uint32_t>();
      node.threshold = entry.at("threshold").get<double>();
      node.strict = entry.value("strict", false);
      node.atMost = entry.at("at_most").get<uint32_t>();
      node.above = entry.at("above").get<uint32_t>();
      node.below = numberFrom(entry.at("seen").at(0), -infinity);
      node.beyond = numberFrom(entry.at("seen").at(1), infinity);
      // Children lie behind their parents, so that every way ends.
      size_t self = model.nodes.size();
      if (node.feature >= model.features.size() || node.atMost <= self || node.above <= self || node.atMost >= count ||
          node.above >= count)
        throw UserError("the model's tree is broken: make it anew with hone explain");
    }
    node.predictsFail = entry.at("class").get<std::string>() == "fail";
    node.fails = entry.at("fail").get<uint64_t>();
    node.passes = entry.at("pass").get<uint64_t>();
    if (entry.contains("examples"))
      for (const Json& example : entry["examples"]) node.examples.push_back(bytesFromJson(example));
    model.nodes.push_back(std::move(node));
  }
  if (model.nodes.empty()) throw UserError("the model's tree is empty: make it anew with hone explain");
}

}  // namespace

std::string toJson(const Model& model, const Parts& parts) {
  Json json = {{"format", format}};
  if (!model.language.empty()) json["language"] = model.language;
  if (!model.grammars.empty()) json["grammar"] = model.grammars;
  json["start"] = model.start;
  json["behaviour"] = model.behaviour;
  json["producer"] = {{"fail", {model.madeToFail, model.failedAsMade}},
                      {"pass", {model.madeToPass, model.passedAsMade}}};
  putTree(json, model, parts);
  if (model.validity) putTree(json["validity"], *model.validity, parts);
  json["inputs"] = Json::array();
  for (const ModelInput& input : model.inputs)
    json["inputs"].push_back({{"text", bytesToJson(input.text)}, {"class", input.fails ? "fail" : "pass"}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

StoredModel openModel(const std::string& text) {
  try {
    Json json = Json::parse(text);
    if (json.at("format").get<std::string>() != format) throw UserError("the model is of another version of hone");
    StoredModel stored{text, {}};
    stored.header.language = json.value("language", "");
    stored.header.grammars = json.value("grammar", std::vector<std::string>());
    stored.header.start = json.value("start", "");
    return stored;
  } catch (const Json::exception&) {
    throw UserError("that is no model: give the file that hone explain has written");
  }
}

Model readModel(const StoredModel& stored, const Parts& parts) {
  Model model = stored.header;
  try {
    Json json = Json::parse(stored.text);
    model.behaviour = json.value("behaviour", model.behaviour);
    readTree(json, parts, model);
    if (json.contains("validity")) {
      auto validity = std::make_shared<Model>();
      readTree(json["validity"], parts, *validity);
      model.validity = std::move(validity);
    }
    const Json& producer = json.at("producer");
    model.madeToFail = producer.at("fail").at(0).get<uint64_t>();
    model.failedAsMade = producer.at("fail").at(1).get<uint64_t>();
    model.madeToPass = producer.at("pass").at(0).get<uint64_t>();
    model.passedAsMade = producer.at("pass").at(1).get<uint64_t>();
    for (const Json& entry : json.at("inputs"))
      model.inputs.push_back({bytesFromJson(entry.at("text")), entry.at("class").get<std::string>() == "fail"});
  } catch (const Json::exception&) {
    throw UserError("the model lacks something: make it anew with hone explain");
  }
  return model;
}

}  // namespace hone
