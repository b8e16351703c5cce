// What one can ask of the program, one can ask of the library: every option of a mode is one of the C interface, too,
// unless it is about files, terminals or other machines.
#include <gtest/gtest.h>
#include <stdio.h>

#include <array>
#include <functional>
#include <memory>
#include <regex>
#include <set>

#include "interface.h"

namespace hone {
namespace {

const std::set<std::string> onlyOfTheProgram = {
    // where things are read, written and shown
    "help", "input", "output", "in-place", "exclude", "reduce-command", "reduce-env", "from-step", "config", "quiet",
    "no-progress", "color", "log", "stats", "report", "bundle", "dry-run", "json", "diff", "check", "ask", "picture",
    "explain-place", "dot", "svg", "simplify", "detail", "from", "yes", "bisect", "explain",
    // modes without a test, and files with known verdicts, which hone_input has
    "grammar-only", "observe-only", "fail", "pass",
    // a farm
    "farm", "key", "same", "farm-wait", "farm-here",
    // the opposites of "islands" and "classes"
    "no-islands", "no-classes"};

std::set<std::string> optionsOfProgram(const std::string& mode) {
  const std::unique_ptr<FILE, int (*)(FILE*)> help(popen((HONE_PROGRAM " " + mode + " --help").c_str(), "r"), pclose);
  std::string page;
  for (int byte; (byte = fgetc(help.get())) != EOF;) page += static_cast<char>(byte);
  std::set<std::string> names;
  const std::regex option(R"re(\n  (?:-\w,)?--([a-z-]+))re");
  for (std::sregex_iterator at(page.begin(), page.end(), option), end; at != end; ++at) names.insert((*at)[1]);
  return names;
}

/// Does one of the calls know the option? No option is an object, so each refuses the value, or the name.
using Call = std::function<hone_status(const char* options, char** error)>;
bool isKnown(const std::string& name, const std::vector<Call>& calls) {
  const std::string options = "{\"" + name + "\": {}}";
  for (const Call& call : calls) {
    char* error = nullptr;
    EXPECT_EQ(call(options.c_str(), &error), HONE_ERROR) << name;
    const Owned<char> sentence(error);
    if (std::string_view(error).find("there is no such option") == std::string_view::npos) return true;
  }
  return false;
}

TEST(Options, AreThoseOfTheProgram) {
  Predicate passes = [](std::string_view) { return HONE_PASS; };
  const auto run = runOf(testOf(passes));
  const auto json = languageOf(R"({"language": "json"})");
  const Call language = [](const char* options, char** error) {
    hone_language* made = nullptr;
    return hone_language_new(options, &made, error);
  };
  const Call test = [](const char* options, char** error) {
    hone_test* made = nullptr;
    return hone_test_new(options, &made, error);
  };
  const auto mode = [&](Mode called) -> Call {
    return [&, called](const char* options, char** error) {
      hone_result* made = nullptr;
      return called(run.get(), json.get(), "[]", 2, options, &made, error);
    };
  };
  const Call explain = [&](const char* options, char** error) {
    hone_result* made = nullptr;
    const hone_input input{"[]", 2, HONE_UNKNOWN};
    return hone_explain(run.get(), json.get(), &input, 1, options, &made, error);
  };
  const std::array<std::pair<std::string, Call>, 4> modes = {{{"reduce", mode(hone_reduce)},
                                                              {"repair", mode(hone_repair)},
                                                              {"generalize", mode(hone_generalize)},
                                                              {"explain", explain}}};
  for (const auto& [name, call] : modes) {
    const std::set<std::string> options = optionsOfProgram(name);
    EXPECT_GT(options.size(), 40u) << name;
    for (const std::string& option : options) {
      if (onlyOfTheProgram.contains(option)) continue;
      EXPECT_TRUE(isKnown(option, {call, test, language})) << "hone " << name << " --" << option;
    }
  }
}

}  // namespace
}  // namespace hone
