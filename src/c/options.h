// Reads options from a JSON object whose members are named like the options of the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "options/option_visitor.h"
#include "text/json_file.h"

namespace hone {

/// Sets the value of each described option that is given. Throws UserError if the value is wrong.
class Options : public OptionVisitor {
 public:
  /// `json`: null and "" stand for none. `function`: whose options they are, for messages. Throws UserError if it isn't
  /// JSON.
  Options(const char* json, std::string_view function);

  void group(std::string_view) override {}
  void flag(OptionName name, std::function<void(bool)> set, bool usual) override;
  void word(OptionName name, std::function<void(const std::string&)> set, std::string usual) override;
  void words(OptionName name, std::function<void(std::vector<std::string>)> set, bool commas) override;
  void files(OptionName name, std::function<void(std::vector<std::string>)> set) override {
    words(std::move(name), std::move(set), false);
  }
  void whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
             std::optional<uint64_t> usual) override;
  void number(OptionName name, NumberRange range, std::function<void(double)> set,
              std::optional<double> usual) override;

  /// To be called when all options are taken. Throws UserError if there are others.
  void end() const;

 private:
  std::optional<JsonValue> find(std::string_view name);

  JsonFile file_;
  std::vector<std::string> known_;
};

}  // namespace hone
