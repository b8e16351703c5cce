#include "cli/test_options.h"

#include <fmt/format.h>

#include "cli/configuration.h"
#include "cli/described_options.h"
#include "report/report_page.h"
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

}  // namespace hone
