// A command among the files of a project.
#include <gtest/gtest.h>

#include <functional>

#include "../support/next_candidate.h"
#include "parse/project_language.h"
#include "reduce/reduce.h"
#include "text/archive.h"
#include "text/command_text.h"

namespace hone {
namespace {

std::string languageOf(const ArchivedFile& file) { return file.path == commandPath ? "command" : languageOfFile(file); }

struct Reduced {
  CommandWords words;
  std::string file;
  size_t tests = 0;
};

Reduced reduce(const CommandWords& words, const std::function<bool(const std::string& command)>& fails,
               const ReduceOptions& options = {}) {
  const std::string input = withCommand(words, archiveOf({{.path = "a.json", .contents = "{\"a\": [1, 2, 3]}"}}));
  const auto strategy = makeReduction(Tree::parse(projectLanguage(languageOf, true), input), options);
  Reduced reduced;
  while (auto candidate = nextCandidate(*strategy)) {
    ++reduced.tests;
    std::string line;
    const CommandWords left = commandIn(candidate->bytes).value_or(CommandWords{});
    for (const auto* list : {&left.variables, &left.arguments})
      for (const std::string& word : *list) line += word + ' ';
    const bool hasInput = candidate->bytes.find('2') != std::string::npos && left.namesCandidate();
    strategy->learn(hasInput && fails(line) ? Verdict::fail : Verdict::pass);
  }
  reduced.words = commandIn(strategy->best()).value_or(CommandWords{});
  reduced.file = withoutCommand(strategy->best());
  return reduced;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

const CommandWords cmake{
    {"LANG=C", "TZ=UTC"},
    {"-Wall",        "-Wextra", "-DNDEBUG", "-DVERSION=1,2", "-I",    "include",
     "-isystem",     "/opt",    "-O3",      "-g3",           "-fPIC", "-fsanitize=address,undefined",
     "-std=gnu++20", "-Xclang", "-fbad",    "-MD",           "-o",    "a.o",
     "-c",           "@@",      "-lm"}};

TEST(Options, GoAloneAndWithTheirValues) {
  const Reduced reduced = reduce(cmake, [](const std::string& line) {
    return has(line, "TZ=") && has(line, "-Xclang -fbad") && has(line, "-fsanitize=") && has(line, "undefined");
  });
  EXPECT_EQ(reduced.words.variables, std::vector<std::string>({"TZ=UTC"}));
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-fsanitize=undefined", "-Xclang", "-fbad", "@@"}));
}

TEST(Options, GetSimplerValues) {
  const Reduced reduced = reduce(cmake, [](const std::string& line) {
    const bool optimizes = has(line, "-O1") || has(line, "-O2") || has(line, "-O3");
    return optimizes && has(line, "-g") && has(line, "-std=") && has(line, "++20") && has(line, "-DVERSION");
  });
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-DVERSION", "-O1", "-g", "-std=c++20", "@@"}));
}

TEST(Options, CostFewTests) {
  ReduceOptions alone;
  alone.passes = {"options"};
  alone.toFixPoint = false;
  const Reduced reduced = reduce(
      cmake, [](const std::string& line) { return has(line, "-fPIC"); }, alone);
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-fPIC", "@@"}));
  EXPECT_LE(reduced.tests, 20u);
}

TEST(Options, AreNoNamesOfTheFiles) {
  ReduceOptions alone;
  alone.passes = {"rename", "literals"};
  const Reduced reduced = reduce(
      {{}, {"-x", "longword", "@@"}}, [](const std::string&) { return true; }, alone);
  EXPECT_EQ(reduced.words.arguments.at(1), "longword");
}

}  // namespace
}  // namespace hone
