#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/mode_runs.h"
#include "app/places.h"
#include "app/question.h"
#include "app/session.h"
#include "cli/commands.h"
#include "cli/usage_error.h"
#include "search/limits.h"
#include "text/attributes.h"
#include "text/destination.h"
#include "text/file.h"
#include "text/file_descriptor.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

struct RepairArguments {
  std::vector<std::filesystem::path> inputs;
  RunOptions run;
  TestOptions test;
  RepairRunOptions repair;
  bool json = false;
  /// Of --in-place: prints what `repair` found, once it is known which file holds the repair.
  std::function<void(const std::filesystem::path& holder)> printLater;
};

/// What became of the values; empty where that isn't known.
std::string valueFigures(const RepairedText& repaired) {
  if (!repaired.values) return {};
  const ValueCounts& values = *repaired.values;
  return fmt::format("{} values kept, {} changed, {} dropped, {} doubtful; ", values.kept, values.changed,
                     values.dropped, repaired.doubts.size());
}

/// Less than half of the values; of the bytes where values aren't known.
bool keepsLittle(const Repairs& repairs) {
  constexpr double half = 0.5;
  const std::optional<ValueCounts>& values = repairs.best.front().values;
  if (!values) return repairs.recoveredFraction() < half;
  return values->kept < values->changed + values->dropped;
}

/// `holder`: the file with the best repair.
void print(const RepairArguments& options, const RepairSummary& summary, const std::filesystem::path& holder) {
  std::FILE* out = summaryStream(summary.run);
  for (size_t i = 0; i < summary.repairs.size(); ++i) {
    const RepairSummary::Repair& repair = summary.repairs[i];
    if (options.json || summary.declined) continue;
    if (options.repair.diff) {
      printData(out, repair.diff);
      continue;
    }
    const bool checks = options.repair.check && summary.repairs.size() == 1;
    if (!checks && (summary.repairs.size() > 1 || options.inputs.size() > 1))
      tell(out, "{}:\n", summary.repairs.size() > 1 ? repair.output : options.run.input);
    const std::string file = checks ? options.run.input.string() : "";
    tell(out, "{}{}", Lines{toText(repair.findings, file)}, Lines{toText(repair.doubts)});
  }
  if (options.json) printData(out, toJson(summary, options.run.input) + "\n");
  if (options.repair.diff || options.json || options.repair.check || summary.repairs.empty() || summary.withheld ||
      summary.declined)
    return;
  tell(out, "{}: {}{:.1f} % of {} bytes kept, {} removed, {} inserted, {} tests{}, {:.2f} s\n", holder,
       valueFigures(summary.result.best.front()), 100 * summary.result.recoveredFraction(),
       summary.result.originalBytes(), summary.result.removedBytes(), summary.result.insertedBytes(),
       summary.run.search.tests, timeOutsOf(summary.run.search), summary.run.wallSeconds);
}

/// Throws UserError.
void checkAsking(const RepairArguments& options) {
  const bool takesTerminal =
      std::ranges::find(options.inputs, std::filesystem::path(standardInput)) != options.inputs.end();
  for (const auto& [isGiven, other] : {std::pair(options.repair.repair.strict, "--strict"),
                                       {options.repair.check, "--check"},
                                       {options.repair.repair.all > 1, "--all"},
                                       {isStream(options.run.output), "-o -"},
                                       {takesTerminal, "the input -"}})
    if (isGiven)
      throw UserError(
          fmt::format("--ask and {} exclude each other: --ask lets you choose the one file to write", other));
  if (!canAskUser())
    throw UserError("--ask needs a terminal as standard input and standard error, for its questions: leave it out");
}

/// Options that fit no file. Throws UserError.
void checkOptions(const RepairArguments& options) {
  const bool tests = options.test.given() > 0;
  const bool grammarOnly = options.repair.grammarOnly || (options.repair.check && !tests);
  if (options.repair.grammarOnly && tests) throw UserError("--grammar-only runs no program: leave out the test");
  if (!grammarOnly && !tests)
    throw UserError(
        "no test: give --test SCRIPT or -- COMMAND ARGS, or let the grammar be the judge with --grammar-only");
  if (grammarOnly && options.repair.repair.method != RepairMethod::correct)
    throw UserError("--subset-only and --units delete what a test refuses: give a test, or leave them out");
  if (options.repair.ask) checkAsking(options);
  if (options.repair.inPlace && (options.repair.check || options.repair.repair.all > 1 || !options.run.output.empty()))
    throw UserError("--in-place writes one text, to the file itself: leave out --check, --all and -o");
}

int repair(RepairArguments& options) {
  if (options.test.given() == 0) options.repair.grammarOnly = true;
  if (!options.repair.grammarOnly) {
    TestOptions& test = options.test;
    bool rule =
        !test.exit.empty() || !test.signals.empty() || !test.out.empty() || !test.err.empty() || !test.notErr.empty();
    // A program that reads the file says by exit status 0 that it accepts it.
    if (!test.commandLine.empty() && !rule) test.exit = "0";
    options.run.command = test.command();
  }
  RepairSummary summary =
      withoutWrongVerdicts(options.run, [&](const RunOptions& run) { return runRepair(run, options.repair); });
  if (options.run.dryRun) return showPlan(summary.run, std::nullopt);
  if (summary.result.intact) {
    if (options.json) printData(summaryStream(summary.run), toJson(summary, options.run.input) + "\n");
    if (!options.run.quiet)
      tell(stderr, "hone: {} is accepted as it is{}\n", options.run.input,
           summary.copied && !options.repair.inPlace
               ? fmt::format(", and {} is a copy of it", shown(summary.run.output))
               : "");
    if (!options.run.report.empty())
      tell(stderr, "hone: {} isn't written, since nothing was repaired\n", options.run.report);
    return concluded(summary.run, exitDone);
  }
  if (summary.unjudged) {
    tell(stderr,
         "hone: {}: no grammar tells whether it is right, only its brackets and quotes are: name one with --language "
         "NAME or -g FILE.g4, or give a test\n",
         options.run.input);
    return concluded(summary.run, exitUsage);
  }
  if (!options.run.quiet && options.repair.inPlace)
    options.printLater = [&options, summary](const std::filesystem::path& holder) mutable {
      if (!summary.repairs.empty()) summary.repairs.front().output = holder;
      print(options, summary, holder);
    };
  else if (!options.run.quiet)
    print(options, summary, summary.run.output);
  if (summary.repairs.empty()) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    const std::string reason =
        options.repair.grammarOnly
            ? "no repair was found by the grammar; if it is the wrong one, name another with --language\n"
        : summary.result.impatient
            ? fmt::format(
                  "no text made from it was accepted, not even the empty file, in {} tests{} (--patience 0 goes on); "
                  "on the file itself, {}",
                  summary.run.search.tests,
                  summary.result.lacking ? ": it seems to lack something that the program asks for" : "",
                  firstCheckOf(summary.run))
            : "no text made from it was accepted, not even the empty file; on the file itself, " +
                  firstCheckOf(summary.run);
    tell(stderr, "hone: {}: {}", options.run.input, Lines{reason});
    return concluded(summary.run, exitNotInteresting);
  }
  if (summary.declined) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    tell(stderr, "hone: {}: no file was written, since you chose no repair\n", options.run.input);
    return concluded(summary.run, exitNotInteresting);
  }
  // What --encoding removes carries no content.
  if (keepsLittle(summary.result) && !options.repair.repair.plainEncoding && !options.run.quiet)
    tell(stderr,
         "hone: warning: less than half of the {} of {} are kept; mend the first place by hand and run again, or look "
         "at other repairs with --all 3\n",
         summary.result.best.front().values ? "values" : "bytes", options.run.input);
  if (summary.withheld && !options.repair.check) {
    if (summary.run.stop != Stop::done) return exitStatus(summary.run, Result::none);
    tell(stderr, "hone: {}: no file was written, since values are doubtful; without --strict, hone writes one\n",
         options.run.input);
    return concluded(summary.run, exitNotInteresting);
  }
  int status = exitStatus(summary.run, Result::written);
  const bool doubtful = summary.result.isDoubtful();
  if (status == exitDone && doubtful && !options.repair.check) {
    // The lines of the summary say which; not so in a diff, and with -q.
    if (options.repair.diff || options.run.quiet) tell(stderr, "{}", Lines{toText(summary.repairs.front().doubts)});
    return concluded(summary.run, exitDoubtful);
  }
  return status == exitDone && options.repair.check ? int{exitNotInteresting} : status;
}

/// A name beside the file that no file has.
std::filesystem::path freshName(const std::filesystem::path& file, const std::string& suffix) {
  std::filesystem::path name = file;
  name += suffix;
  for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(name)); ++number) {
    name = file;
    name += suffix + std::to_string(number);
  }
  return name;
}

/// Keeps the file as it was under another name, with all that belongs to it.
void backUp(const std::filesystem::path& file, const std::string& bytes, const std::filesystem::path& backup) {
  // A link needs no room, and keeps owner, mode, times and attributes.
  std::error_code noLinks;
  std::filesystem::create_hard_link(file, backup, noLinks);
  if (!noLinks) return;
  Access access;
  access.narrowTo(file);
  if (!writeNewFile(backup, bytes, access)) throw CantWrite(backup, "it exists");
  const FileDescriptor copy(open(backup.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC));
  if (const auto lost = Attributes::of(file).giveTo(copy.get(), true); !lost.empty()) tellLost(backup, lost);
}

/// Puts the repaired text in the file's place, and the file itself beside it, whose name it returns. A file that was
/// accepted stays.
std::filesystem::path putInPlace(const std::filesystem::path& file, const std::string& before,
                                 const std::filesystem::path& repaired) {
  const std::string text = readFile(repaired);
  if (before == text) {
    std::filesystem::remove(repaired);
    return {};
  }
  if (readFile(file) != before)
    throw UserError(fmt::format("{} was changed while hone ran, so it stays; {} holds the repair of what it was",
                                shown(file), shown(repaired)));
  const std::filesystem::path backup = freshName(file, ".orig");
  try {
    checkWritable(file);  // before a link to it is made here
    backUp(file, before, backup);
    if (const auto lost = writeFile(file, text); !lost.empty()) tellLost(file, lost);
  } catch (const UserError& error) {
    if (readFile(file) != before) throw;
    std::filesystem::remove(backup);
    throw UserError(
        fmt::format("{}; {} is as it was, and {} holds its repair", error.what(), shown(file), shown(repaired)));
  }
  std::filesystem::remove(repaired);
  return backup;
}

/// The user has never named the file that holds the repair meanwhile.
int repairBeside(RepairArguments& options) {
  try {
    return repair(options);
  } catch (const CantWrite& error) {
    if (error.path != options.run.output) throw;
    const bool some = std::filesystem::exists(error.path);
    throw UserError(fmt::format("can't write the repair of {} beside it: {}; {} is as it was{}",
                                options.run.input.string(), error.reason, options.run.input.string(),
                                some ? fmt::format(", and {} holds the best repair before", error.path.string()) : ""));
  }
}

int repairInPlace(RepairArguments& options) {
  const std::filesystem::path file = options.run.input;
  const std::filesystem::file_status status = std::filesystem::symlink_status(file);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
    throw UserError(
        fmt::format("{} is no regular file, so --in-place can't replace it: name one with -o", shown(file)));
  const std::string before = readFile(file);
  checkPlace(file, "-o FILE");
  options.run.output = freshName(file, ".repaired");
  const auto print = [&](const std::filesystem::path& holder) {
    if (options.printLater) options.printLater(holder);
  };
  std::filesystem::path backup;
  int ended = exitUsage;
  try {
    ended = repairBeside(options);
    if (std::filesystem::exists(options.run.output)) backup = putInPlace(file, before, options.run.output);
  } catch (const UserError&) {
    print(options.run.output);
    throw;
  }
  print(file);
  if (!backup.empty() && !options.run.quiet) tell(stderr, "hone: {} is the file as it was\n", backup);
  return ended;
}

/// A repair must neither replace that of another input nor an input that isn't read yet.
void refuseEqualNames(const RepairArguments& options) {
  if (options.repair.inPlace || options.repair.check || options.inputs.size() < 2) return;
  const auto place = [](const std::filesystem::path& file) { return std::filesystem::weakly_canonical(file); };
  std::map<std::filesystem::path, std::filesystem::path> owners;
  for (const std::filesystem::path& input : options.inputs) owners.emplace(place(input), input);
  for (const std::filesystem::path& input : options.inputs)
    for (const std::filesystem::path& name : repairedNames(
             options.run.output.empty() ? repairedName(input) : options.run.output / input.filename(), options.repair))
      if (const auto [owner, isNew] = owners.emplace(place(name), input); !isNew)
        throw UserError(fmt::format("the repair of {} would be {}, which is {} or its repair: repair them one by one",
                                    shown(input), shown(name), shown(owner->second)));
}

/// The most severe first: a script that looks only at the status must not miss a file without a repair.
int worse(int one, int other) {
  constexpr std::array severe = {int{exitUsage}, int{exitNotInteresting}, int{exitLimit}, int{exitDoubtful}};
  return std::min(one, other, [&](int left, int right) {
    return std::ranges::find(severe, left) < std::ranges::find(severe, right);
  });
}

/// Each file by itself, also after one that can't be read or written; the status is the worst of all.
int repairEach(RepairArguments& options) {
  refuseTestAmongInputs({options.inputs.begin(), options.inputs.end()}, options.test.given() > 0, "repair");
  const std::filesystem::path output = options.run.output;
  const bool folder = !output.empty() && std::filesystem::is_directory(output);
  if (options.inputs.size() > 1) {
    if (!output.empty() && !folder)
      throw UserError("-o names one file, and there are several inputs: name a folder that exists, or leave it out");
    if (!options.run.stats.empty() || !options.run.log.empty() || !options.run.report.empty())
      throw UserError("--stats, --log and --report describe one run: give one input, or leave them out");
  }
  checkOptions(options);
  refuseEqualNames(options);
  int status = exitDone;
  std::string said;
  for (const std::filesystem::path& input : options.inputs) {
    RepairArguments one = options;
    one.run.input = input;
    if (folder) one.run.output = output / input.filename();
    int ended = exitUsage;
    try {
      ended = one.repair.inPlace ? repairInPlace(one) : repair(one);
    } catch (const UserError& error) {
      if (options.inputs.size() == 1) throw;
      // It isn't about the file, such as a test that doesn't start.
      if (said == error.what()) return exitUsage;
      said = error.what();
      tell(stderr, "hone: {}\n", said);
    }
    status = worse(status, ended);
    if (ended > exitDoubtful) return ended;  // a signal
  }
  return status;
}

}  // namespace

void addRepairCommand(CLI::App& program, const std::vector<std::string>& testCommand, int& status) {
  auto options = std::make_shared<RepairArguments>();
  CLI::App* command = program.add_subcommand("repair", "turn a broken file into one the program accepts");
  addRunOptions(*command, options->run, &options->inputs);
  command->get_option("--input")->description("the input: a file (-: standard input), or several files");
  addLanguageOptions(*command, options->run.language);
  addTestOptions(*command, testCommand, options->test, Sought::acceptance);
  refuseBundle(*command, "a repaired file is accepted: send the input, and the --report of its repair");
  DescribedOptions described(*command);
  described.group("Repair");
  described.store({"grammar-only", "the grammar is the judge; run no test"}, options->repair.grammarOnly);
  described.store({"check", "only say what is wrong, and write no file; status 1 if something is"},
                  options->repair.check);
  describe(options->repair.repair, described);
  described.store({"ask", "where a value is doubtful, ask on the terminal which of the accepted readings is meant"},
                  options->repair.ask);
  described.store({"diff", "print the changes as a unified diff"}, options->repair.diff);
  described.store({"json", "print the findings as JSON"}, options->json);
  command->get_option("--json")->excludes(command->get_option("--diff"));
  described.store({"in-place", "replace the file, and keep it as it was as FILE.orig"}, options->repair.inPlace);
  command->callback([options, &status] { status = repairEach(*options); });
}

}  // namespace hone
