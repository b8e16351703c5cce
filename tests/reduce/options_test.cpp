// A command among the files of a project.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "../support/next_candidate.h"
#include "parse/project_language.h"
#include "reduce/reduce.h"
#include "text/archive.h"
#include "text/command_text.h"

namespace hone {
namespace {

struct ReducedWithCommand {
  CommandWords words;
  std::string file;
  size_t tests = 0;
};

ReducedWithCommand reduceWithCommand(const CommandWords& words,
                                     const std::function<bool(const std::string& command)>& fails,
                                     const ReduceOptions& options = {}) {
  const std::string input = withCommand(words, archiveOf({{.path = "a.json", .contents = "{\"a\": [1, 2, 3]}"}}));
  const auto languageOfEach = [](const ArchivedFile& file) {
    return file.path == commandPath ? "command" : languageOfFile(file);
  };
  const auto strategy = makeReduction(Tree::parse(projectLanguage(languageOfEach, true), input), options);
  ReducedWithCommand reduced;
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

bool holdsPart(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

const CommandWords cmake{
    {"LANG=C", "TZ=UTC"},
    {"-Wall",        "-Wextra", "-DNDEBUG", "-DVERSION=1,2", "-I",    "include",
     "-isystem",     "/opt",    "-O3",      "-g3",           "-fPIC", "-fsanitize=address,undefined",
     "-std=gnu++20", "-Xclang", "-fbad",    "-MD",           "-o",    "a.o",
     "-c",           "@@",      "-lm"}};

TEST(Options, GoAloneAndWithTheirValues) {
  const ReducedWithCommand reduced = reduceWithCommand(cmake, [](const std::string& line) {
    return holdsPart(line, "TZ=") && holdsPart(line, "-Xclang -fbad") && holdsPart(line, "-fsanitize=") &&
           holdsPart(line, "undefined");
  });
  EXPECT_EQ(reduced.words.variables, std::vector<std::string>({"TZ=UTC"}));
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-fsanitize=undefined", "-Xclang", "-fbad", "@@"}));
}

TEST(Options, GetSimplerValues) {
  const ReducedWithCommand reduced = reduceWithCommand(cmake, [](const std::string& line) {
    const bool optimizes = holdsPart(line, "-O1") || holdsPart(line, "-O2") || holdsPart(line, "-O3");
    return optimizes && holdsPart(line, "-g") && holdsPart(line, "-std=") && holdsPart(line, "++20") &&
           holdsPart(line, "-DVERSION");
  });
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-DVERSION", "-O1", "-g", "-std=c++20", "@@"}));
}

TEST(Options, CostFewTests) {
  ReduceOptions alone;
  alone.passes = {"options"};
  alone.toFixPoint = false;
  const ReducedWithCommand reduced = reduceWithCommand(
      cmake, [](const std::string& line) { return holdsPart(line, "-fPIC"); }, alone);
  EXPECT_EQ(reduced.words.arguments, std::vector<std::string>({"-fPIC", "@@"}));
  EXPECT_LE(reduced.tests, 20u);
}

TEST(Options, AreLeftToTheirOwnPasses) {
  ReduceOptions others;
  others.passes = {"coarse", "hoist", "hdd", "tokens"};
  const CommandWords words{{}, {"-Wall", "-fPIC", "-o", "a.o", "-DX=1,3", "@@"}};
  const auto fails = [](const std::string& line) { return holdsPart(line, "-fPIC"); };
  EXPECT_EQ(reduceWithCommand(words, fails, others).words.arguments, words.arguments);
  // What they no longer try, the proof does.
  others.passes.emplace_back("proof");
  EXPECT_EQ(reduceWithCommand(words, fails, others).words.arguments, std::vector<std::string>({"-fPIC", "@@"}));
}

TEST(Options, ThatStayCostFewTests) {
  const auto costs = [](const std::vector<std::string>& kept) {
    std::vector<std::string> words = kept;
    words.emplace_back("@@");
    const ReducedWithCommand reduced = reduceWithCommand({{}, words}, [&](const std::string& line) {
      return std::ranges::all_of(kept, [&](const std::string& word) { return holdsPart(line, word); });
    });
    EXPECT_EQ(reduced.words.arguments, words);
    return reduced.tests;
  };
  // A bisection, once again after the file has changed, and the proof.
  EXPECT_LE(costs({"-fPIC", "-Wall", "-c", "-pipe", "-fwrapv"}), costs({}) + 5 * 9);
}

TEST(Options, AreNoNamesOfTheFiles) {
  ReduceOptions alone;
  alone.passes = {"rename", "literals"};
  const ReducedWithCommand reduced = reduceWithCommand(
      {{}, {"-x", "longword", "@@"}}, [](const std::string&) { return true; }, alone);
  EXPECT_EQ(reduced.words.arguments.at(1), "longword");
}

}  // namespace
}  // namespace hone
