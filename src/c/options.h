// Reads options, a JSON object whose members are named like the options of the command line.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/any_amount.h"
#include "text/json_file.h"

namespace hone {

/// Each `take` sets the value if the option is given, and throws UserError if the option's value is wrong.
class Options {
 public:
  /// `json`: null and "" stand for none. `function`: whose options they are, for messages. Throws UserError if it isn't
  /// JSON.
  Options(const char* json, std::string_view function);

  void take(std::string_view name, std::string& value);
  void take(std::string_view name, bool& value);
  /// One text, or a list of texts.
  void take(std::string_view name, std::vector<std::string>& values);
  /// A text or a whole number, as text.
  void takeWord(std::string_view name, std::string& value);
  /// A finite number in the closed interval; nullopt: the option isn't given.
  std::optional<double> number(std::string_view name, double least, double most);
  std::optional<double> seconds(std::string_view name, double least = 0) { return number(name, least, anySeconds); }
  /// A whole number from `least` to `most`.
  template <typename Number>
  void takeWhole(std::string_view name, Number& value, uint64_t least, uint64_t most = anyCount) {
    if (const std::optional<uint64_t> given = whole(name, least, most)) value = static_cast<Number>(*given);
  }
  std::optional<uint64_t> whole(std::string_view name, uint64_t least, uint64_t most = anyCount);

  /// To be called when all options are taken. Throws UserError if there are others.
  void end() const;

 private:
  std::optional<JsonValue> find(std::string_view name);

  JsonFile file_;
  std::vector<std::string> known_;
};

}  // namespace hone
