// Options as options of a command: those of the table (options/options.h), and the command's own.
#pragma once

#include <CLI/CLI.hpp>

#include "options/option_visitor.h"

namespace hone {

class DescribedOptions : public OptionVisitor {
 public:
  explicit DescribedOptions(CLI::App& command) : command_(command) {}

  /// A file that is written; `-` is standard output.
  void output(OptionName name, std::filesystem::path& file);

  void group(std::string_view name) override { group_ = name; }
  void flag(OptionName name, std::function<void(bool)> set, bool usual = false) override;
  void word(OptionName name, std::function<void(const std::string&)> set, std::string usual = {}) override;
  void words(OptionName name, std::function<void(std::vector<std::string>)> set, bool commas = false) override;
  void files(OptionName name, std::function<void(std::vector<std::string>)> set) override;
  void whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
             std::optional<uint64_t> usual = std::nullopt) override;
  void number(OptionName name, NumberRange range, std::function<void(double)> set,
              std::optional<double> usual = std::nullopt) override;

 private:
  template <typename Value, typename Set>
  CLI::Option* add(const OptionName& name, Set set);

  CLI::App& command_;
  std::string group_ = "Options";
};

/// Replaces "-" as a file name by standard input.
CLI::Validator dashIsInput();

/// Adds an option or positional argument that names input files; `-` is standard input.
template <typename Target>
CLI::Option* addInput(CLI::App& command, const std::string& names, Target& target, const std::string& description) {
  return command.add_option(names, target, description)->transform(dashIsInput())->type_name("FILE");
}

}  // namespace hone
