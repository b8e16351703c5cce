#include "options/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

#include "hone/move_program.h"
#include "oracle/failure_rate.h"
#include "text/user_error.h"

namespace hone {
namespace {

constexpr NumberRange probability{0.5, 0.9999};

/// Several tests run in parallel, so the candidate's path can't be outside of their folders.
void checkPlainName(const std::string& name) {
  if (name.empty() || name == "." || name == "..")
    throw UserError(fmt::format("--candidate-name: give the name of a file, not {}", name));
  if (name.find('/') != name.npos)
    throw UserError(fmt::format("--candidate-name: give a name without a folder, not {}", name));
}

Launch parseLaunch(const std::string& how) {
  if (how == "auto") return Launch::automatic;
  if (how == "exec") return Launch::exec;
  if (how == "fork") return Launch::fork;
  if (how == "warm") return Launch::warm;
  throw UserError(fmt::format("--launch: give exec, fork, warm or auto, not {}", how));
}

void checkExit(const std::string& text) {
  const bool isNumber = !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == text.npos;
  if (!isNumber && text != TestOptions::nonzero)
    throw UserError(fmt::format("--exit: give an exit status from 0 to 255, or nonzero, not {}", text));
}

void choose(LanguageChoice& choice, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const bool isRule = name.find('=') != std::string::npos;
    if (!isRule && !choice.name.empty()) throw UserError("--language is given twice: give it once");
    if (isRule)
      choice.byName.push_back(name);
    else
      choice.name = findBundled(name).name;
  }
}

void checkEngine(const std::string& name) {
  if (name != "auto" && name != "interpret" && name != "compile")
    throw UserError(fmt::format("there is no engine '{}'; choose auto, interpret or compile", name));
}

}  // namespace

void describe(ReduceOptions& options, OptionVisitor& visitor) {
  visitor.group("Reduction");
  visitor.word(
      {"effort", "how hard to try for a smaller result: quick, normal or max"},
      [&](const std::string& name) { options.effort = parseEffort(name); }, "normal");
  visitor.storeWords({"passes", fmt::format("run these passes, in this order: {}", fmt::join(passNames(), ", "))},
                     options.passes, true);
  visitor.word(
      {"method", "for comparisons, an algorithm of a paper alone: ddmin or hdd"},
      [&](const std::string& name) { options.method = parseMethod(name); }, "hone");
  visitor.word(
      {"layout", "white space and comments: keep them, remove them (tight), or lay the result out (pretty)"},
      [&](const std::string& name) { options.layout = parseLayout(name); }, "tight");
  visitor.flag({"once", "run each pass once, instead of until none finds anything"},
               [&](bool once) { options.toFixPoint = !once; });
  visitor.words({"moves", "a program that stays alive and proposes edits, which hone tests (docs/moves.md)", "CMD"},
                [&](const std::vector<std::string>& commands) {
                  options.moves.clear();
                  for (const std::string& command : commands) options.moves.push_back(moveProgram(command));
                });
  visitor.storeUsual({"moves-timeout", "time limit of each of its answers in seconds", "S"}, options.moveSeconds,
                     secondsAboveZero);
}

void describe(RepairOptions& options, OptionVisitor& visitor) {
  constexpr uint64_t mostRepairs = 1000, mostPatience = 1'000'000'000;
  visitor.group("Repair");
  visitor.storeWhole({"all", "write up to N different repairs", "N"}, options.all, 1, mostRepairs);
  visitor.storeUsual({"patience", "end after N refusals in a row; 0: never", "N"}, options.patience, 0, mostPatience);
  visitor.word({"prefer", "which side of a merge conflict to try first: ours, theirs or both", "SIDE"},
               [&](const std::string& side) { options.preferred = parseMergeSide(side); });
  visitor.store(
      {"encoding", "make the text plain UTF-8 first: UTF-16, marks, bytes of Windows-1252, NUL bytes, mixed line ends"},
      options.plainEncoding);
  visitor.word({"damage", "what went wrong: people (slips), bits (any byte may be wrong) or auto", "KIND"},
               [&](const std::string& kind) { options.damage = parseDamage(kind); });
  visitor.store({"strict", "give no result in which a value is doubtful"}, options.strict);
  // Both decide the method.
  struct Deletion {
    bool only = false;
    std::string units = "hybrid";
  };
  const auto deletion = std::make_shared<Deletion>();
  visitor.flag({"subset-only", "only delete (ddmax), change and insert nothing"}, [&options, deletion](bool only) {
    deletion->only = only;
    options.method = parseRepairMethod(deletion->units, deletion->only);
  });
  visitor.word(
      {"units", "units to delete: characters, tokens, or hybrid (coarse units first)"},
      [&options, deletion](const std::string& units) {
        deletion->units = units;
        options.method = parseRepairMethod(deletion->units, deletion->only);
      },
      deletion->units);
}

void describe(GeneralizeOptions& options, OptionVisitor& visitor) {
  visitor.group("Generalization");
  visitor.storeUsual({"confidence", "how sure hone must be that the share of failing texts is at least --rate"},
                     options.confidence, probability);
  visitor.storeUsual({"rate", "the least share of a pattern's valid texts that must fail"}, options.rate, probability);
  visitor.storeWhole({"samples", "try N texts for each part, instead of --rate", "N"}, options.samples, 1);
  visitor.storeWhole({"validate", "measure the pattern with N more texts", "N"}, options.validate, 0);
  visitor.storeUsual({"seed", "the same seed gives the same pattern"}, options.seed, 0, anySeed);
  visitor.flag(
      {"classes", "don't look for bounds of numbers and lengths"}, [&](bool on) { options.classes = on; }, true);
  visitor.flag({"no-reduce", "don't reduce the input first"}, [&](bool no) { options.reduceFirst = !no; });
}

void describe(ExplainOptions& options, OptionVisitor& visitor) {
  constexpr uint64_t leastInputs = 2, mostInputs = 10000;
  visitor.group("Explanation");
  visitor.words(
      {"features",
       fmt::format("the features that the tree may use: {} (default: all)", fmt::join(featureNames(), ", ")), "LIST"},
      [&](const std::vector<std::string>& names) { options.features = parseFeatures(names); }, true);
  visitor.storeUsual({"iterations", "make at most N rounds of new inputs", "N"}, options.iterations, 0);
  visitor.storeUsual({"inputs", "number of new inputs in the first round", "N"}, options.perIteration, leastInputs,
                     mostInputs);
  visitor.storeUsual({"seed", "the same seed gives the same result"}, options.seed, 0, anySeed);
}

void describe(TestOptions& options, OptionVisitor& visitor, Sought sought) {
  const bool accepts = sought == Sought::acceptance;
  const std::string holds = accepts ? "accepted if " : "fails if ";
  visitor.group("Test");
  visitor.store({"test",
                 accepts ? "run SCRIPT CANDIDATE: accepted if it exits with 0, else refused"
                         : "run SCRIPT CANDIDATE: exit status 0 fails, 1 passes, any other is unresolved",
                 "SCRIPT"},
                options.script);
  visitor.store({"commands", "run these commands with bash, $1 is the candidate's path: " + holds + "they exit with 0",
                 "CMDS", 'c'},
                options.shellCommands);
  visitor.store(
      {"test-server",
       "a program that stays alive: it reads a path per line and answers each with " +
           std::string(accepts ? "0 (accepted), 1 or 2 (refused)" : "0 (fails), 1 (passes) or 2 (unresolved)"),
       "CMD"},
      options.server);
  visitor.store(
      {"test-library",
       std::string("a shared object with int hone_test(data, size), which returns 0, 1 or 2 as a server answers") +
           (accepts ? "" : "; or with LLVMFuzzerTestOneInput, whose crash is the failure"),
       "FILE.so"},
      options.library);
  visitor.word(
      {"exit", holds + "the command exits with N; nonzero: exits with another status than 0, or is ended by a signal",
       "N"},
      [&](const std::string& text) {
        checkExit(text);
        options.exit = text;
      });
  visitor.storeWords({"signal", holds + "the signal ends the command", "NAME"}, options.signals);
  visitor.storeWords({"stdout", holds + "its standard output matches RE", "RE"}, options.out);
  visitor.storeWords({"stderr", holds + "its standard error matches RE", "RE"}, options.err);
  visitor.storeWords({"not-stderr", "... and only if no text on standard error matches RE", "RE"}, options.notErr);
  visitor.store({"same-crash", holds + "it crashes, or ends with the same exception, as on the input"},
                options.sameCrash);
  visitor.store(
      {"signature",
       holds + "it prints the same as on the input, matched by RE or its first group; implies --same-crash", "RE"},
      options.signature);
  visitor.storeNumber({"hang", holds + "it still runs after SECONDS", "SECONDS"}, options.hangSeconds,
                      secondsAboveZero);
  visitor.storeNumber(
      {"timeout", "time limit of a test in seconds (default: 5 times the first run, at least 1 s)", "S"},
      options.timeout, secondsAboveZero);
  visitor.storeNumber({"slower", holds + "it takes longer than S seconds", "S"}, options.slower, secondsAboveZero);
  visitor.storeWhole({"more-memory", holds + "it uses more than MB megabytes of memory", "MB"},
                     options.moreMemoryMegabytes, 1, anyMegabytes);
  visitor.store({"number", "the failure: a number on standard output, matched by RE, is ...", "RE"}, options.number);
  visitor.storeNumber({"above", "... above X", "X"}, options.above, {});
  visitor.storeNumber({"below", "... below X", "X"}, options.below, {});
  visitor.files({"with", "files that the test needs beside the candidate", "FILE"},
                [&](std::vector<std::string> files) { options.with = std::move(files); });
  visitor.word({"candidate-name", "file name of the candidate (default: that of INPUT)", "NAME"},
               [&](const std::string& name) {
                 checkPlainName(name);
                 options.candidateName = name;
               });
  visitor.storeWhole({"memory", "limit on the address space of a test", "MB"}, options.memoryMegabytes, 1,
                     anyMegabytes);
  visitor.word(
      {"launch",
       "start the command by exec, by forks of a copy that has come to main (fork) or to the input (warm), or auto",
       "HOW"},
      [&](const std::string& how) { options.launch = parseLaunch(how); }, "auto");
}

void describe(LanguageChoice& choice, OptionVisitor& visitor) {
  visitor.group("Language");
  visitor.words({"language", "a built-in language (hone languages lists them)", "NAME"},
                [&](const std::vector<std::string>& names) { choose(choice, names); });
  visitor.files({"grammar", "ANTLR v4 grammar files, as GRAMMAR.g4 or GRAMMAR.g4:STARTRULE", "FILE", 'g'},
                [&](std::vector<std::string> files) { choice.grammars = std::move(files); });
  visitor.store({"replacements", "JSON file: texts that replace rules and tokens", "FILE", 'r'}, choice.replacements);
  visitor.store({"format", "JSON file: grammars, islands and replacements, in the format of Picireny", "FILE"},
                choice.format);
  visitor.files({"lib", "further folders with imported grammars", "DIR"},
                [&](std::vector<std::string> folders) { choice.libraries = std::move(folders); });
  visitor.word(
      {"engine",
       "code in your grammar: interpret (predicates are true, actions ignored), compile, or auto (compile if it "
       "matters)",
       "ENGINE"},
      [&](const std::string& name) {
        checkEngine(name);
        choice.engine = name;
      },
      choice.engine);
  visitor.store({"start", "start rule, as RULE or GRAMMAR:RULE", "RULE"}, choice.start);
}

void describe(LanguageTextOptions& options, OptionVisitor& visitor) {
  visitor.storeUsual({"size", "greatest number of tokens in a text, approximately"}, options.size, 0);
  visitor.storeUsual({"seed", "the same seed gives the same texts"}, options.seed, 0, anySeed);
  visitor.store({"rare-first", "prefer the alternatives of the grammar that were used least"}, options.rareFirst);
  visitor.store({"wild", "put comments, odd line breaks and few blanks between the tokens"}, options.wild);
  visitor.store({"lenient", "also what only some programs accept, as JSON's numbers 007"}, options.lenient);
}

void describeIslands(LanguageChoice& choice, OptionVisitor& visitor) {
  visitor.group("Language");
  visitor.flag(
      {"islands", "don't parse texts in other languages, such as scripts in a page"},
      [&](bool islands) { choice.islands = islands; }, true);
}

void describeResources(RunSettings& settings, Memory& memory, OptionVisitor& visitor) {
  constexpr uint64_t mostJobs = 1024;
  visitor.storeWhole({"jobs", "number of parallel tests (default: all cores)", "N", 'j'}, settings.jobs, 1, mostJobs);
  visitor.storeNumber({"max-time", "stop after S seconds", "S"}, settings.maxSeconds, secondsFromZero);
  visitor.store({"state", "folder of stored verdicts (default: in the user's cache)", "DIR"}, memory.folder);
  visitor.store(
      {"trust-test",
       "don't ask about a failure that the empty file has too or that is due to a missing file, nor (triage) whether "
       "bugs are fixed or the program doesn't work"},
      settings.trustTest);
  visitor.store({"resume", "continue an earlier run with its stored verdicts"}, memory.resume);
  visitor.store({"fresh", "discard the verdicts that earlier runs of this test have stored"}, memory.fresh);
}

void describeSearch(RunSettings& settings, OptionVisitor& visitor) {
  visitor.word({"repeat", "for flaky tests: K runs in a row must fail; auto: as often as the input does", "K|auto"},
               [&](const std::string& text) { settings.repeat = parseRepeat(text); });
  visitor.storeWhole({"max-tests", "stop after N tests", "N"}, settings.maxTests, 0);
}

}  // namespace hone
