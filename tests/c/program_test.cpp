// The C interface and the command line are the same driver: the same result and the same figures, in each mode, and
// from programs in C and Rust too.
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "interface.h"

namespace hone {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// What the number of jobs or the time of day may change.
Json steady(Json stats) {
  for (const char* name : {"executed", "asked_again", "starts", "startup_seconds", "test_seconds", "wall_seconds",
                           "peak_rss_bytes", "timeout_seconds"})
    stats.erase(name);
  if (stats.contains("passes"))
    for (Json& pass : stats["passes"]) pass.erase("test_seconds");
  return stats;
}

class SameAsProgram : public testing::Test {
 protected:
  SameAsProgram() {
    std::string name = fs::temp_directory_path() / "hone-c-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw fs::filesystem_error("mkdtemp", name, std::error_code());
    folder_ = name;
  }
  ~SameAsProgram() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path(name)) << text;
    return path(name);
  }
  std::string script(const std::string& body) const {
    file("t.sh", "#!/bin/sh\n" + body + "\n");
    fs::permissions(path("t.sh"), fs::perms::owner_all);
    return path("t.sh");
  }
  int status(const std::string& command) const {
    const int ended = std::system(("cd " + folder_.string() + " && " + command).c_str());
    return WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
  }

  /// The figures of the program, which also writes "out" and "printed".
  Json program(const std::string& arguments) const {
    const std::string command = "XDG_CACHE_HOME=. HONE_FRESH=true " HONE_PROGRAM " " + arguments +
                                " -o out -q --stats stats.json --test ./t.sh >printed 2>&1";
    const int ended = status(command);
    EXPECT_TRUE(ended == 0 || ended == 3) << command << contentsOf(path("printed"));
    return steady(Json::parse(contentsOf(path("stats.json"))));
  }
  Owned<hone_run> run(const std::string& name) const {
    return runOf(testOf(Json{{"test", path("t.sh")}, {"candidate-name", name}}.dump()));
  }
  Json stats(const Outcome<hone_result>& outcome) const {
    EXPECT_EQ(outcome.status, HONE_OK) << outcome.error;
    return steady(Json::parse(hone_result_stats(outcome.made.get())));
  }

  /// The output of tests/c/program.* is the result and the figures.
  void expectReducesTheSame(const std::string& command) const {
    script("grep -q '\"needle\"' \"$1\"");
    const std::string input = file("in.json", R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})");
    const Json expected = program("reduce in.json");
    ASSERT_EQ(status(command + " in.json " + path("t.sh") + " >seen"), 0);
    const std::string seen = contentsOf(path("seen"));
    EXPECT_EQ(seen.substr(0, seen.find('\n')), contentsOf(path("out")));
    EXPECT_EQ(steady(Json::parse(seen.substr(seen.find('\n')))), expected);
  }

 private:
  fs::path folder_;
};

TEST_F(SameAsProgram, ReducesARealCrash) {
  const std::string folder = HONE_SOURCE_DIR "/tests/cases/dot-mergechain/";
  const std::string input = contentsOf(folder + "input.dot");
  file("in.dot", input);
  script("exec " + folder + "test.sh \"$1\"");
  // A limit of its own for each test, since the usual one depends on the time of the first; Graphviz is slow, so not to
  // the end.
  const Json expected = program("reduce in.dot --timeout 60 --max-tests 30");
  const auto test = testOf(Json{{"test", path("t.sh")}, {"candidate-name", "in.dot"}, {"timeout", 60}}.dump());
  const auto outcome = outcomeOf(hone_reduce, runOf(test), languageOf(R"({"language": "dot", "islands": true})"), input,
                                 R"({"max-tests": 30})");
  EXPECT_EQ(stats(outcome), expected);
  EXPECT_EQ(hone_result_verdict(outcome.made.get()), HONE_FAIL);
  EXPECT_LT(textOf(outcome.made).size(), input.size());
  EXPECT_EQ(textOf(outcome.made), contentsOf(path("out")));
}

TEST_F(SameAsProgram, Repairs) {
  script(R"(grep -Eqx '\[[0-9]+(, ?[0-9]+)*\]' "$1")");
  const std::string input = "[1, 2 3, 4]";
  file("in.json", input);
  const Json expected = program("repair in.json");
  const auto outcome = outcomeOf(hone_repair, run("in.json"), languageOf(R"({"language": "json"})"), input, "");
  EXPECT_EQ(stats(outcome), expected);
  EXPECT_EQ(textOf(outcome.made), contentsOf(path("out")));
  const Json diagnosis = Json::parse(hone_result_json(outcome.made.get()));
  EXPECT_EQ(diagnosis["repairs"][0]["findings"][0]["inserted"], ",");
}

TEST_F(SameAsProgram, Generalizes) {
  script("grep -q '{' \"$1\" && grep -q '\\[\\]' \"$1\"");
  const std::string input = R"([{"sizes": [], "colour": "red"}])";
  file("in.json", input);
  const Json expected = program("generalize in.json");
  const auto outcome = outcomeOf(hone_generalize, run("in.json"), languageOf(R"({"language": "json"})"), input, "");
  EXPECT_EQ(stats(outcome), expected);
  EXPECT_EQ(textOf(outcome.made), expected["pattern"]);
  EXPECT_EQ(hone_result_json(outcome.made.get()), contentsOf(path("out")));
  std::vector<std::string> members;
  const hone_take take = [](const char* text, size_t size, void* data) {
    static_cast<std::vector<std::string>*>(data)->emplace_back(text, size);
    return 0;
  };
  ASSERT_EQ(hone_result_generate(outcome.made.get(), 1, 5, take, &members, nullptr), HONE_OK);
  ASSERT_EQ(members.size(), 5u);
  for (const std::string& member : members) {
    int matches = 0;
    ASSERT_EQ(hone_result_match(outcome.made.get(), member.data(), member.size(), &matches, nullptr), HONE_OK);
    EXPECT_NE(matches, 0) << member;
  }
  int matches = 1;
  ASSERT_EQ(hone_result_match(outcome.made.get(), "[1]", 3, &matches, nullptr), HONE_OK);
  EXPECT_EQ(matches, 0);
}

TEST_F(SameAsProgram, Explains) {
  script("grep -q 'sqrt *( *-' \"$1\"");
  const std::string input = "sqrt(-900)";
  file("in.calc", input);
  const Json expected = program("explain in.calc --language calc --max-tests 30");
  const auto calc = languageOf(R"({"language": "calc"})");
  const auto used = run("in.calc");
  const hone_input given{input.data(), input.size(), HONE_UNKNOWN};
  const auto outcome = outcomeOf<hone_result>([&](hone_result** made, char** error) {
    return hone_explain(used.get(), calc.get(), &given, 1, R"({"max-tests": 30})", made, error);
  });
  EXPECT_EQ(hone_result_stop(outcome.made.get()), HONE_MAX_TESTS);
  EXPECT_EQ(stats(outcome), expected);
  EXPECT_EQ(hone_result_json(outcome.made.get()), contentsOf(path("out")));
  hone_verdict verdict = HONE_UNKNOWN;
  double probability = 0;
  ASSERT_EQ(hone_result_predict(outcome.made.get(), "sqrt(-16)", 9, &verdict, &probability, nullptr), HONE_OK);
  EXPECT_EQ(verdict, HONE_FAIL);
  EXPECT_GT(probability, 0.5);
  char* svg = nullptr;
  ASSERT_EQ(hone_result_svg(outcome.made.get(), &svg, nullptr), HONE_OK);
  EXPECT_EQ(std::string_view(Owned<char>(svg).get()).substr(0, 4), "<svg");
}

TEST_F(SameAsProgram, InC99) { expectReducesTheSame(HONE_C_PROGRAM); }

TEST_F(SameAsProgram, InRust) {
  if (isSanitized) GTEST_SKIP() << "rustc builds without the sanitizer";
  if (status("rustc --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "rustc isn't installed";
  const std::string library = fs::path(HONE_LIBRARY).parent_path();
  ASSERT_EQ(status("rustc -A dead_code -L " + library + " -C link-arg=-Wl,-rpath," + library + " -o rust " +
                   HONE_SOURCE_DIR "/tests/c/program.rs"),
            0);
  expectReducesTheSame("./rust");
}

}  // namespace
}  // namespace hone
