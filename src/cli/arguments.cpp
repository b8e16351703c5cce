// In CLI11, an option that takes a list consumes all words up to the next option, including INPUT, unless INPUT is the
// last word of the command line. hone has a simpler rule: if INPUT is nowhere else, it is the last word of such a list,
// wherever the list stands.
#include "cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <span>

#include "cli/peers.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Words = std::vector<std::string>;

/// A lone dash and negative numbers are values, not options.
bool isOption(const std::string& word) {
  return word.size() > 1 && word.front() == '-' && std::isdigit(static_cast<unsigned char>(word[1])) == 0;
}

struct FoundOption {
  const CLI::Option* option = nullptr;
  bool hasValue = false;  ///< in the same word: --jobs=4, -j4
};

/// The option in the word that takes a value, else its last flag; null if the command doesn't know it.
FoundOption optionOf(const CLI::App& command, const std::string& word) {
  if (word.starts_with("--")) {
    const size_t equals = word.find('=');
    return {command.get_option_no_throw(word.substr(0, equals)), equals != word.npos};
  }
  FoundOption found;
  for (size_t i = 1; i < word.size(); ++i) {
    found = {command.get_option_no_throw(std::string{'-', word[i]}), i + 1 < word.size()};
    if (found.option == nullptr || !isFlag(*found.option)) return found;
  }
  return found;
}

/// True for `-i` and the other options by which `hone explain` gets inputs.
bool givesInputs(const CLI::Option& option) {
  return option.check_lname("input") || option.check_lname("fail") || option.check_lname("pass");
}

/// The required positional argument.
const CLI::Option* neededArgument(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional() && (option->get_required() || option->check_lname("input"))) return option;
  return nullptr;
}

Words withInputFirst(const CLI::App& command, Words words, size_t begin) {
  const CLI::Option* argument = neededArgument(command);
  if (argument == nullptr) return words;
  std::optional<size_t> lastOfList, beginOfList;
  for (size_t i = begin; i < words.size();) {
    if (!isOption(words[i])) return words;
    const size_t name = i;
    const auto [option, hasValue] = optionOf(command, words[i++]);
    if (option == nullptr || isFlag(*option)) continue;
    if (givesInputs(*option)) return words;
    if (!hasValue) ++i;
    if (!takesList(*option)) continue;
    const size_t first = i;
    while (i < words.size() && !isOption(words[i])) ++i;
    if (i > first) {
      beginOfList = name;
      lastOfList = i - 1;
    }
  }
  if (!lastOfList) return words;
  const auto list = std::span(words).subspan(*beginOfList, *lastOfList + 1 - *beginOfList);
  if (argument->get_items_expected_max() > 1 && !argument->get_required() && list.size() > 3)
    throw UserError(fmt::format("which words of '{}' are {}? Put these first, or behind another option",
                                fmt::join(list, " "), argument->get_name(true, false)));
  std::rotate(words.begin() + static_cast<std::ptrdiff_t>(begin),
              words.begin() + static_cast<std::ptrdiff_t>(*lastOfList),
              words.begin() + static_cast<std::ptrdiff_t>(*lastOfList) + 1);
  return words;
}

/// Refuses what CLI11 would misread: if an option lacks its value, it takes the next option for the value; and it reads
/// -jobs as -j with the value "obs".
void refuseSlips(const CLI::App& command, const std::vector<Spelled>& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const auto& [word, written] = words[i];
    if (!isOption(word)) continue;
    const std::string name = word.substr(0, word.find('='));
    if (name.size() > 2 && !name.starts_with("--") && command.get_option_no_throw("-" + name) != nullptr)
      throw UserError(fmt::format("there is no option {}: did you mean -{}?", name, name));
    const auto [option, hasValue] = optionOf(command, word);
    if (option == nullptr || isFlag(*option)) continue;
    const bool isEmpty = hasValue ? word.ends_with('=') : i + 1 < words.size() && words[i + 1].ours.empty();
    if (isEmpty)
      throw UserError(
          fmt::format("--{0} has no value: give --{0} {1}", option->get_lnames().front(), option->get_type_name()));
    const bool needsNone = option->get_expected_min() == 0;  // --from -- COMMAND
    if (hasValue || needsNone || i + 1 == words.size()) continue;
    const Spelled& next = words[i + 1];
    if (isOption(next.ours) && optionOf(command, next.ours).option != nullptr)
      throw UserError(fmt::format("{} has no value, for {} follows; if that is to be its value, write --{}={}", written,
                                  next.written, option->get_lnames().front(), next.written));
    ++i;
  }
}

/// Joins an optional value to its option, since CLI11 leaves the last word to INPUT.
Words withJoinedValues(const CLI::App& command, Words words) {
  Words joined;
  for (size_t i = 0; i < words.size(); ++i) {
    joined.push_back(words[i]);
    if (!words[i].starts_with("--")) continue;
    const auto [option, hasValue] = optionOf(command, words[i]);
    if (option == nullptr || hasValue || option->get_items_expected_min() > 0 || isFlag(*option)) continue;
    if (i + 1 < words.size() && !isOption(words[i + 1])) joined.back() += "=" + words[++i];
  }
  return joined;
}

/// How many words name the command.
size_t depthOf(const CLI::App& command) {
  size_t depth = 0;
  for (const CLI::App* parent = command.get_parent(); parent != nullptr; parent = parent->get_parent()) ++depth;
  return depth;
}

Words withoutHelpCommand(const CLI::App& program, Words words) {
  if (words.empty() || words.front() != "help") return words;
  words.erase(words.begin());
  // Any other word is no command; CLI11 reports that.
  if (depthOf(calledCommand(program, words)) == words.size()) words.emplace_back("--help");
  return words;
}

}  // namespace

bool isFlag(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

bool takesList(const CLI::Option& option) {
  return option.get_items_expected_max() > 1 && option.get_allow_extra_args();
}

const CLI::App& calledCommand(const CLI::App& program, const Words& words) {
  const CLI::App* command = &program;
  for (const std::string& word : words) {
    const auto named = command->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
    if (named.empty()) break;
    command = named.front();
  }
  return *command;
}

Words preparedArguments(const CLI::App& program, Words words, Sources& sources) {
  words = withoutHelpCommand(program, std::move(words));
  const CLI::App& command = calledCommand(program, words);
  std::vector<Spelled> spelled = withOurSpellings(command, words);
  refuseSlips(command, spelled);
  words.clear();
  for (Spelled& word : spelled) words.push_back(std::move(word.ours));
  words = withConfiguration(program, withJoinedValues(command, std::move(words)), sources);
  return withInputFirst(command, std::move(words), depthOf(command));
}

}  // namespace hone
