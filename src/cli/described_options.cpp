#include "cli/described_options.h"

#include <fmt/format.h>

#include "cli/numbers.h"

namespace hone {
namespace {

std::string written(const OptionName& name) {
  return name.letter == 0 ? "--" + name.name : fmt::format("-{},--{}", name.letter, name.name);
}

CLI::Validator inRange(const NumberRange& range) {
  if (range.most == anySeconds) return range.aboveLeast ? positiveSeconds() : seconds();
  return range.most == NumberRange().most ? anyNumber() : hone::number(range.least, range.most);
}

}  // namespace

template <typename Value, typename Set>
CLI::Option* DescribedOptions::add(const OptionName& name, Set set) {
  CLI::Option* option = command_.add_option_function<Value>(
      written(name), [set](const Value& value) { set(value); }, name.help);
  if (!name.value.empty()) option->type_name(name.value);
  return option->group(group_);
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
  option->check(most > static_cast<uint64_t>(anyCount)
                    ? seedNumber()
                    : wholeNumber(static_cast<int64_t>(least), static_cast<int64_t>(most)));
  if (usual) option->default_str(std::to_string(*usual));
}

void DescribedOptions::number(OptionName name, NumberRange range, std::function<void(double)> set,
                              std::optional<double> usual) {
  CLI::Option* option = add<double>(name, std::move(set))->check(inRange(range));
  if (usual) option->default_str(fmt::format("{}", *usual));
}

}  // namespace hone
