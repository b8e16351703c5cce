// Reads JSON files of the user: descriptors, patterns, models. Reading a value that is missing, of another type or out
// of range throws UserError that names the file, the place in it and the remedy.
#pragma once

#include <concepts>
#include <limits>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hone {

/// JSON holds text: any bytes as UTF-8, where each is the code point of its value. O(n).
std::string utf8FromLatin1(std::string_view bytes);
/// The reverse.
std::string latin1FromUtf8(std::string_view text);

class JsonFile;

/// A value in a JsonFile, which must outlive it. All but `find` and `is...` throw if the value isn't as expected.
class JsonValue {
 public:
  /// A member of an object. `find` returns nullopt if there is no such member.
  JsonValue at(std::string_view key) const;
  std::optional<JsonValue> find(std::string_view key) const;
  std::vector<std::pair<std::string, JsonValue>> members() const;
  std::vector<JsonValue> items() const;
  /// Of a member that may be missing.
  std::vector<JsonValue> itemsOf(std::string_view key) const;

  std::string text() const;
  std::vector<std::string> texts() const;
  bool flag() const;
  double number() const;
  /// A whole number from 0 to `most`.
  template <std::unsigned_integral Number = uint64_t>
  Number whole(Number most = std::numeric_limits<Number>::max()) const {
    return static_cast<Number>(wholeUpTo(most));
  }

  bool is(std::string_view text) const;
  bool isText() const;
  bool isNull() const;

  /// Throws UserError that says `what` about this value.
  [[noreturn]] void fail(std::string_view what) const;

 private:
  friend class JsonFile;
  JsonValue(const JsonFile& file, const nlohmann::json& value, std::string place)
      : file_(&file), value_(&value), place_(std::move(place)) {}
  uint64_t wholeUpTo(uint64_t most) const;

  const JsonFile* file_;
  const nlohmann::json* value_;
  std::string place_;  ///< such as `places[2].nodes`; empty for the root
};

class JsonFile {
 public:
  /// `name` and `remedy` are for messages about a wrong file. Throws UserError if the text isn't JSON.
  JsonFile(std::string_view text, std::string name, std::string remedy);
  ~JsonFile();
  JsonFile(const JsonFile&) = delete;
  JsonFile& operator=(const JsonFile&) = delete;

  JsonValue root() const;

 private:
  friend class JsonValue;
  std::string name_, remedy_;
  std::unique_ptr<const nlohmann::json> json_;
};

}  // namespace hone
