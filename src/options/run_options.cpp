#include <fmt/format.h>

#include "options/options.h"
#include "test/repetition.h"
#include "text/user_error.h"

namespace hone {
namespace {

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
      {"trust-test", "don't ask about a failure that the empty file has too, or that is due to a missing file"},
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
