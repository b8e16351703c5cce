#include "cli/described_options.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cmath>

#include "text/destination.h"
#include "text/tell.h"

namespace hone {
namespace {

std::string written(const OptionName& name) {
  return name.letter == 0 ? "--" + name.name : fmt::format("-{},--{}", name.letter, name.name);
}

// The messages of CLI11 would name the limits of a machine type, not the numbers that are valid.

template <typename Number>
std::optional<Number> parsed(const std::string& text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The message is "give `what`" for a text that `fits` rejects, and "too large" for a number above `most`.
template <typename Number, typename Fits>
CLI::Validator validator(std::string what, Number most, Fits fits) {
  auto check = [what = std::move(what), most, fits](const std::string& text) -> std::string {
    const std::optional<Number> number = parsed<Number>(text);
    if (number && *number > most) return fmt::format("{} is too large: give at most {}", text, most);
    return number && fits(*number) ? "" : fmt::format("give {}, not {}", what, text);
  };
  return {check, ""};
}

CLI::Validator inRange(const NumberRange& range) {
  const bool isTime = range.most == anySeconds;
  std::string what = isTime ? (range.aboveLeast ? "a number of seconds above 0" : "a number of seconds, 0 or more")
                     : range.most == NumberRange().most
                         ? "a number"
                         : fmt::format("a number from {} to {}", range.least, range.most);
  return validator<double>(std::move(what), range.most,
                           [=](double value) { return std::isfinite(value) && range.contains(value); });
}

CLI::Validator wholeInRange(uint64_t least, uint64_t most) {
  std::string what = most == anySeed    ? "a whole number, 0 or more"
                     : most >= anyCount ? fmt::format("a whole number of at least {}", least)
                                        : fmt::format("a whole number from {} to {}", least, most);
  return validator<uint64_t>(std::move(what), most, [=](uint64_t value) { return value >= least; });
}

CLI::Validator dashIsOutput() {
  return {[](std::string& value) {
            if (value == "-") value = standardOutput;
            return std::string();  // no error
          },
          ""};
}

}  // namespace

CLI::Validator dashIsInput() {
  return {[](std::string& value) {
            if (value != "-") return std::string();
            value = standardInput;
            // Otherwise hone, which waits for input, would seem to hang.
            if (isatty(STDIN_FILENO) == 1) tell(stderr, "hone: reading standard input; Ctrl-D ends it\n");
            return std::string();
          },
          ""};
}

template <typename Value, typename Set>
CLI::Option* DescribedOptions::add(const OptionName& name, Set set) {
  CLI::Option* option = command_.add_option_function<Value>(
      written(name), [set](const Value& value) { set(value); }, name.help);
  if (!name.value.empty()) option->type_name(name.value);
  return option->group(group_);
}

void DescribedOptions::output(OptionName name, std::filesystem::path& file) {
  add<std::string>(name, [&file](const std::string& place) { file = place; })->transform(dashIsOutput());
}

void DescribedOptions::flag(OptionName name, std::function<void(bool)> set, bool usual) {
  // Not CLI11's negated flag, which would invert HONE_NO_CLASSES=true.
  if (usual) name.name = "no-" + name.name;
  command_
      .add_flag_function(
          written(name), [set = std::move(set), usual](int64_t times) { set(times > 0 ? !usual : usual); }, name.help)
      ->group(group_);
}

void DescribedOptions::word(OptionName name, std::function<void(const std::string&)> set, std::string usual) {
  add<std::string>(name, std::move(set))->default_str(std::move(usual));
}

void DescribedOptions::words(OptionName name, std::function<void(std::vector<std::string>)> set, bool commas) {
  CLI::Option* option = add<std::vector<std::string>>(name, std::move(set))->allow_extra_args(false);
  if (commas) option->delimiter(',');
}

void DescribedOptions::files(OptionName name, std::function<void(std::vector<std::string>)> set) {
  add<std::vector<std::string>>(name, std::move(set));
}

void DescribedOptions::whole(OptionName name, uint64_t least, uint64_t most, std::function<void(uint64_t)> set,
                             std::optional<uint64_t> usual) {
  CLI::Option* option = add<uint64_t>(name, std::move(set));
  option->check(wholeInRange(least, most));
  if (usual) option->default_str(std::to_string(*usual));
}

void DescribedOptions::number(OptionName name, NumberRange range, std::function<void(double)> set,
                              std::optional<double> usual) {
  CLI::Option* option = add<double>(name, std::move(set))->check(inRange(range));
  if (usual) option->default_str(fmt::format("{}", *usual));
}

}  // namespace hone
