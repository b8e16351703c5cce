#include "text/json_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "text/decode.h"
#include "text/user_error.h"

namespace hone {

namespace {

/// The library's message about a syntax error, without its error code and without the position.
std::string_view reasonIn(std::string_view message) {
  for (std::string_view before : {"column ", ": "}) {
    const size_t at = message.find(before);
    if (at != message.npos) message.remove_prefix(at + before.size());
  }
  return message;
}

}  // namespace

JsonFile::JsonFile(std::string_view text, std::string name, std::string remedy)
    : name_(std::move(name)), remedy_(std::move(remedy)) {
  try {
    json_ = std::make_unique<const nlohmann::json>(nlohmann::json::parse(text));
  } catch (const nlohmann::json::parse_error& error) {
    const std::string_view before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
    const size_t line = before.rfind('\n');
    throw UserError(fmt::format("{}:{}:{}: not valid JSON ({}); {}", name_, std::ranges::count(before, '\n') + 1,
                                before.size() - (line == before.npos ? 0 : line + 1) + 1, reasonIn(error.what()),
                                remedy_));
  } catch (const nlohmann::json::out_of_range&) {
    // The library doesn't report a position.
    throw UserError(fmt::format("{}: a number in it is larger than any double; {}", name_, remedy_));
  }
}

JsonFile::~JsonFile() = default;

JsonValue JsonFile::root() const { return {*this, *json_, ""}; }

void JsonValue::fail(std::string_view what) const {
  throw UserError(
      fmt::format("{}: {}{}{}; {}", file_->name_, place_, place_.empty() ? "" : ": ", what, file_->remedy_));
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
  if (!value_->is_object()) return std::nullopt;
  const auto found = value_->find(key);
  if (found == value_->end()) return std::nullopt;
  return JsonValue(*file_, *found, place_.empty() ? std::string(key) : fmt::format("{}.{}", place_, key));
}

JsonValue JsonValue::at(std::string_view key) const {
  if (!value_->is_object()) fail("it should be an object");
  if (std::optional<JsonValue> found = find(key)) return std::move(*found);
  fail(fmt::format("\"{}\" is missing", key));
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::members() const {
  if (!value_->is_object()) fail("it should be an object");
  std::vector<std::pair<std::string, JsonValue>> all;
  for (const auto& [key, value] : value_->items()) all.emplace_back(key, at(key));
  return all;
}

std::vector<JsonValue> JsonValue::items() const {
  if (!value_->is_array()) fail("it should be a list");
  std::vector<JsonValue> all;
  for (const nlohmann::json& item : *value_)
    all.push_back(JsonValue(*file_, item, fmt::format("{}[{}]", place_, all.size())));
  return all;
}

std::vector<JsonValue> JsonValue::itemsOf(std::string_view key) const {
  const std::optional<JsonValue> list = find(key);
  return list ? list->items() : std::vector<JsonValue>();
}

std::string JsonValue::text() const {
  if (!value_->is_string()) fail("it should be a text");
  return value_->get<std::string>();
}

std::vector<std::string> JsonValue::texts() const {
  std::vector<std::string> all;
  for (const JsonValue& item : items()) all.push_back(item.text());
  return all;
}

bool JsonValue::flag() const {
  if (!value_->is_boolean()) fail("it should be true or false");
  return value_->get<bool>();
}

double JsonValue::number() const {
  if (!value_->is_number()) fail("it should be a number");
  return value_->get<double>();
}

uint64_t JsonValue::wholeUpTo(uint64_t most) const {
  if (!value_->is_number_unsigned()) fail("it should be a whole number");
  const auto number = value_->get<uint64_t>();
  if (number > most) fail(fmt::format("it should be at most {}", most));
  return number;
}

bool JsonValue::is(std::string_view text) const {
  return value_->is_string() && value_->get_ref<const std::string&>() == text;
}

bool JsonValue::isText() const { return value_->is_string(); }

bool JsonValue::isNull() const { return value_->is_null(); }

std::string utf8FromLatin1(std::string_view bytes) {
  std::string text;
  for (char c : bytes) encode(static_cast<unsigned char>(c), Encoding::utf8, text);
  return text;
}

std::string latin1FromUtf8(std::string_view text) {
  std::string bytes;
  for (size_t at = 0; at < text.size();) {
    const CodePoint point = decode(text, at, Encoding::utf8);
    bytes += static_cast<char>(point.value);
    at += point.length;
  }
  return bytes;
}

}  // namespace hone
