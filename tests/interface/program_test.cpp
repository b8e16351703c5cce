// hone.h and the command line are the same driver: one case of each mode gives the same result and the same counts.
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "grammar/bundled.h"
#include "hone/hone.h"
#include "pattern/pattern_file.h"
#include "text/file.h"
#include "text/shell.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class Program : public testing::Test {
 protected:
  Program() {
    std::string name = fs::temp_directory_path() / "hone-interface-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw fs::filesystem_error("mkdtemp", name, std::error_code());
    folder_ = name;
  }
  ~Program() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }
  std::string script(const std::string& name, const std::string& body) const {
    writeFile(path(name), "#!/bin/sh\n" + body + "\n");
    fs::permissions(path(name), fs::perms::owner_all);
    return path(name);
  }
  /// A test as `--test SCRIPT` makes it.
  std::unique_ptr<hone::Test> testOf(const std::string& script, const std::string& candidate) const {
    CommandSpec spec;
    spec.kind = TestKind::script;
    spec.argv = {script};
    spec.candidateName = candidate;
    return makeTest(spec);
  }

  /// Runs hone in the folder and returns the figures that it writes to stats.json.
  nlohmann::json hone(const std::string& arguments, int status = 0) const {
    const std::string place = shellQuoted(folder_.string());
    const std::string command = "cd " + place + " && XDG_CACHE_HOME=" + place + " HONE_FRESH=true " +
                                shellQuoted(HONE_PROGRAM) + " " + arguments;
    const int ended = std::system(command.c_str());
    EXPECT_TRUE(WIFEXITED(ended)) << command;
    EXPECT_EQ(WEXITSTATUS(ended), status) << command;
    return nlohmann::json::parse(readFile(path("stats.json")));
  }

  static void expectSame(const nlohmann::json& program, const RunOutcome& library) {
    const SearchStats& search = library.search;
    EXPECT_EQ(program["tests"], search.tests);
    EXPECT_EQ(program["cached"], search.cached);
    EXPECT_EQ(program["fail"], search.fail);
    EXPECT_EQ(program["pass"], search.pass);
    EXPECT_EQ(program["unresolved"], search.unresolved);
    EXPECT_EQ(program["input_tokens"], library.inputTokens);
    EXPECT_EQ(program["confirmed"], library.lastWord == LastWord::Outcome::holds);
    EXPECT_EQ(library.stop, Stop::done);
  }

 private:
  fs::path folder_;
};

TEST_F(Program, ReducesTheSame) {
  const std::string input = R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})";
  const std::string needle = script("t.sh", "grep -q '\"needle\"' \"$1\"");
  writeFile(path("in.json"), input);
  const nlohmann::json stats = hone("reduce in.json -o out.json -q --stats stats.json --test ./t.sh");
  const Reduction result = reduce(input, Language::bundled("json"), *testOf(needle, "in.json"));
  EXPECT_EQ(readFile(path("out.json")), result.text);
  EXPECT_EQ(result.text, "\"needle\"");
  EXPECT_EQ(stats["minimal"], result.minimal);
  EXPECT_EQ(stats["output_tokens"], result.tokens);
  expectSame(stats, result);
}

TEST_F(Program, TakesTheSameCrashForTheFailure) {
  const std::string input = R"([1, {"a": "needle"}, [2, 3]])";
  // Each candidate crashes: in this way or in another one.
  const std::string crash = script("crash.sh", "grep -q needle \"$1\" && kill -SEGV $$; kill -ABRT $$");
  writeFile(path("in.json"), input);
  const nlohmann::json stats = hone("reduce in.json -o out.json -q --stats stats.json --same-crash -- ./crash.sh @@");
  CommandSpec spec;
  spec.argv = {crash, "@@"};
  spec.candidateName = "in.json";
  spec.rules.requireSameCrash();
  const Reduction result = reduce(input, Language::bundled("json"), *makeTest(spec));
  EXPECT_EQ(result.inputCrash, "SIGSEGV");
  EXPECT_EQ(readFile(path("out.json")), result.text);
  EXPECT_EQ(result.text, "\"needle\"");
  EXPECT_GT(result.search.unresolved, 0u);
  expectSame(stats, result);
}

TEST_F(Program, RepairsTheSame) {
  const std::string input = "[1, 2 3, 4]";
  const std::string numbers = script("t.sh", "grep -Eqx '\\[[0-9]+(, ?[0-9]+)*\\]' \"$1\"");
  writeFile(path("in.json"), input);
  const nlohmann::json stats = hone("repair in.json -o out.json -q --stats stats.json --test ./t.sh");
  const std::string strict = bundledNamed("json_strict") != nullptr ? "json_strict" : "json";
  const Repairs result = repair(input, Language::bundled(strict), *testOf(numbers, "in.json"));
  ASSERT_EQ(result.best.size(), 1u);
  EXPECT_EQ(readFile(path("out.json")), result.best.front().text);
  expectSame(stats, result);
}

TEST_F(Program, GeneralizesTheSame) {
  const std::string input = R"([{"sizes": [], "colour": "red"}])";
  const std::string object = script("t.sh", "grep -q '{' \"$1\" && grep -q '\\[\\]' \"$1\"");
  writeFile(path("in.json"), input);
  const nlohmann::json stats = hone("generalize in.json -o out.json -q --stats stats.json --test ./t.sh");
  const Generalization result = generalize(input, Language::bundled("json"), *testOf(object, "in.json"));
  ASSERT_TRUE(result.pattern);
  EXPECT_EQ(readFile(path("out.json")), toJson(*result.pattern) + "\n");
  EXPECT_EQ(stats["pattern"], result.line);
  EXPECT_EQ(stats["closing_tests"], result.closingTests);
  EXPECT_EQ(stats["surroundings"]["fail"], result.surroundings.fail);
  expectSame(stats, result);
}

TEST_F(Program, ExplainsTheSame) {
  const std::string input = "sqrt(-900)";
  const std::string root = script("t.sh", "grep -q 'sqrt *( *-' \"$1\"");
  writeFile(path("in.calc"), input);
  const nlohmann::json stats = hone(
      "explain in.calc -o out.json --language calc --no-progress --max-tests 30 --stats stats.json --test ./t.sh "
      ">printed 2>&1",
      /*status=*/3);
  ExplainOptions options;
  for (std::string_view example : findBundled("calc").examples) options.corpus.emplace_back(example);
  const std::vector<GivenInput> given = {{input}};
  const Circumstances result =
      explain(given, Language::bundled("calc"), *testOf(root, "in.calc"), options, {.maxTests = 30});
  EXPECT_NE(readFile(path("printed")).find(result.tree), std::string::npos) << result.tree << readFile(path("printed"));
  EXPECT_EQ(stats["inputs"], result.explanation.inputs);
  EXPECT_EQ(stats["iterations"], result.explanation.iterations);
  const SearchStats& search = result.search;
  EXPECT_EQ(stats["tests"], search.tests);
  EXPECT_EQ(stats["fail"], search.fail);
  EXPECT_EQ(stats["pass"], search.pass);
  EXPECT_EQ(result.stop, Stop::maxTests);
}

}  // namespace
}  // namespace hone
