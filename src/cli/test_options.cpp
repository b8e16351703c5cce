#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cmath>

#include "cli/commands.h"
#include "cli/configuration.h"
#include "report/report_page.h"
#include "text/destination.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {

void addTestOptions(CLI::App& command, const std::vector<std::string>& testCommand, TestOptions& options,
                    Sought sought) {
  options.commandLine = testCommand;
  const bool accepts = sought == Sought::acceptance;
  command.footer(std::string("TEST is --test SCRIPT, --commands CMDS, --test-server CMD, --test-library FILE.so,\n") +
                 (accepts ? "or -- COMMAND ARGS, which accepts by exit status 0 unless rules say otherwise;\n"
                          : "or -- COMMAND ARGS with rules;\n") +
                 "@@ in ARGS stands for the candidate's path.\n"
                 "FILE... means all words up to the next option. INPUT goes before that option;\n"
                 "if INPUT is nowhere else, it is the last of these words.");
  DescribedOptions described(command);
  describe(options, described, sought);
}

void addLanguageOptions(CLI::App& command, LanguageChoice& choice) {
  DescribedOptions described(command);
  describe(choice, described);
}

void addIslandOptions(CLI::App& command, LanguageChoice& choice) {
  choice.islands = true;
  DescribedOptions described(command);
  describeIslands(choice, described);
}

void addResourceOptions(CLI::App& command, RunOptions& options) {
  DescribedOptions described(command);
  describeResources(options.settings, options.memory, described);
}

void addMessageOptions(CLI::App& command, RunOptions& options) {
  DescribedOptions described(command);
  described.store({"config", configurationHelp, "FILE"}, options.configuration);
  described.store({"quiet", "print nothing but errors", "", 'q'}, options.quiet);
  described.flag({"no-progress", "don't show the progress of the run"}, [&](bool no) { options.progress = !no; });
}

void addFarmOptions(CLI::App& command, RunOptions& options) {
  // There is none unless --farm is given; its parts are checked when all options are known.
  const auto farm = [&options]() -> FarmOptions& { return options.farm ? *options.farm : options.farm.emplace(); };
  constexpr uint64_t mostHere = 1024;
  DescribedOptions described(command);
  described.group("Farm");
  described.word({"farm", "test on the workers of the job server at HOST:PORT", "SERVER"},
                 [farm](const std::string& text) { farm().server = parseServerAddress(text); });
  described.word({"key", "the farm's key", "FILE"}, [farm](const std::string& file) {
    farm().key = readFarmKey(file);
    farm().keyFile = file;
    farm().keyDoubt = doubtAboutKey(file);
  });
  described.words(
      {"same", "a file or program that must be the same on all machines of the farm, beside the tested program",
       "FILE"},
      [farm](std::vector<std::string> names) { farm().same = std::move(names); });
  described.whole({"farm-here", "run N tests at a time on this machine, too (default: 0)", "N"}, 0, mostHere,
                  [farm](uint64_t tests) { farm().here = static_cast<int>(tests); });
  described.number({"farm-wait", "seconds to wait for workers before this machine tests alone (default: 0)", "S"},
                   secondsFromZero, [farm](double seconds) { farm().waitSeconds = seconds; });
  CLI::Option* const server = command.get_option("--farm");
  server->needs(command.get_option("--key"));
  for (const char* part : {"--key", "--same", "--farm-here", "--farm-wait"}) command.get_option(part)->needs(server);
}

void addRunOptions(CLI::App& command, RunOptions& options, std::vector<std::filesystem::path>* inputs) {
  constexpr const char* names = "INPUT,-i,--input";
  if (inputs == nullptr)
    addInput(command, names, options.input, "the input (-: standard input)")->required();
  else
    addInput(command, names, *inputs, "the input: a file (-: standard input), several files, or a folder")->required();
  DescribedOptions described(command);
  described.output({"output", "file for the result (-: standard output)", "FILE", 'o'}, options.output);
  addResourceOptions(command, options);
  addFarmOptions(command, options);
  describeSearch(options.settings, described);
  described.store({"dry-run", "only test the input, and print what a run would do"}, options.dryRun);
  described.output({"log", "write a line of JSON for each verdict", "FILE.jsonl"}, options.log);
  described.output({"stats", "write the run's figures as JSON", "FILE"}, options.stats);
  described.output({"report", "write a web page about the run", "FILE.html"}, options.report);
  command.get_option("--report")->check([](const std::string& file) {
    return hasReportPages() || file.ends_with(".md") ? std::string()
                                                     : "this hone was built without the pages of --report";
  });
  addMessageOptions(command, options);
  described.word({"color", "use colours: auto (on a terminal), always or never", "WHEN"},
                 [&](const std::string& name) { options.color = parseColorMode(name); });
}

void addBundleOption(CLI::App& command, RunOptions& options) {
  DescribedOptions described(command);
  described.store({"bundle", "write all files for a bug report into a folder or an archive", "DIR|FILE.tar"},
                  options.bundle);
}

void refuseBundle(CLI::App& command, std::string_view reason) {
  command
      .add_option_function<std::string>(
          "--bundle",
          [reason](const std::string&) { throw UserError(fmt::format("--bundle packs a failure, but {}", reason)); })
      ->group("");
}

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
