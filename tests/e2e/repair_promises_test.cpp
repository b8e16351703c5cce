// Promises of `hone repair` for any program and file: budgets, bytes, an unchanged original, maximal results.
#include <signal.h>

#include <numeric>

#include "end_to_end.h"

namespace hone {
namespace {

using namespace std::string_literals;
using testing::HasSubstr;

class RepairPromises : public EndToEnd {
 protected:
  /// The identity of a file: its bytes and its modification time.
  std::pair<std::string, fs::file_time_type> stateOf(const std::string& name) const {
    return {read(name), fs::last_write_time(path(name))};
  }

  /// Changed long ago, so that any change would show.
  void writeOld(const std::string& name, const std::string& bytes) const {
    fs::last_write_time(write(name, bytes), fs::file_time_type::clock::now() - std::chrono::hours(24));
  }

  bool accepts(const std::vector<std::string>& command, const std::string& file) {
    std::vector<std::string> arguments(command.begin() + 1, command.end());
    std::replace(arguments.begin(), arguments.end(), "@@"s, path(file).string());
    return run(command.front(), arguments).exit == 0;
  }

  Ended repairBy(const std::vector<std::string>& command, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "repair");
    arguments.push_back("--");
    arguments.insert(arguments.end(), command.begin(), command.end());
    return hone(arguments);
  }
};

TEST_F(RepairPromises, TimeEndsWithTheBestSoFar) {
  // Quick at first; then it hangs.
  write("runs", "");
  script("test.sh", "echo >>" + path("runs").string() + "\ntest $(wc -l <" + path("runs").string() +
                        ") -le 30 || sleep 1000\n! grep -q '[*]' \"$1\"");
  writeOld("broken.txt", "one *, two *, three *, four *, five *, six *");
  auto before = stateOf("broken.txt");
  Ended ended = hone({"repair", "broken.txt", "-j", "1", "--subset-only", "--max-time", "4", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 3) << ended.err;
  const std::string repaired = read("broken.repaired.txt");
  EXPECT_THAT(repaired, testing::Not(testing::AnyOf(HasSubstr("*"), "")));
  EXPECT_EQ(stateOf("broken.txt"), before);
}

TEST_F(RepairPromises, TestsEndWithTheBestSoFar) {
  // Stricter than the grammar, in three places.
  write("broken.json", "{\"a\": 1, \"b\": [1, 2, \"bad\"], \"c\": \"bad\", \"d\": {\"e\": \"bad\"}, \"f\": 5}");
  const std::vector<std::string> strict = {"jq", "-e", "all(..; . != \"bad\")", "@@"};
  size_t size = 0, wholes = 0;
  for (int most = 4; most <= 32; most *= 2) {
    Ended ended = repairBy(strict, {"broken.json", "--max-tests", std::to_string(most)});
    EXPECT_THAT(ended.exit, testing::AnyOf(0, 1, 3, 4)) << ended.err;
    wholes += ended.exit == 4;
    if (ended.exit == 1) continue;
    EXPECT_TRUE(accepts(strict, "broken.repaired.json")) << most;
    EXPECT_GE(read("broken.repaired.json").size(), size) << most;
    size = read("broken.repaired.json").size();
  }
  EXPECT_GT(size, 20u);
  EXPECT_LT(wholes, 4u);
}

TEST_F(RepairPromises, NothingAcceptedAtAllIsSaid) {
  for (const char* name : {"broken.json", "broken.obj", "broken.unknown"}) {
    for (const std::string& option : {"--fresh"s, "--subset-only"s}) {
      writeOld(name, "[1,");
      auto before = stateOf(name);
      Ended ended = hone({"repair", name, option, "--", "grep", "-q", "what never comes", "@@"});
      EXPECT_EQ(ended.exit, 1);
      EXPECT_THAT(ended.err, HasSubstr("no text made from it was accepted, not even the empty file"));
      EXPECT_EQ(stateOf(name), before);
      EXPECT_THAT(std::distance(fs::directory_iterator(path("")), {}), 1) << "an output file";
      fs::remove(path(name));
    }
  }
}

TEST_F(RepairPromises, BinaryFilesGoByBytes) {
  write("whole", "some text, some more text, and even more text\n");
  ASSERT_EQ(run("gzip", {"-n", "whole"}).exit, 0);
  const std::string whole = read("whole.gz");
  std::string broken = whole;
  broken.insert(25, "\xFF");
  writeOld("broken.gz", broken);
  auto before = stateOf("broken.gz");
  Ended ended = hone({"repair", "broken.gz", "--", "sh", "-c", "gzip -t <\"$1\"", "sh", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;  // a byte was dropped that may be data
  EXPECT_EQ(read("broken.repaired.gz"), whole);
  EXPECT_EQ(stateOf("broken.gz"), before);
}

TEST_F(RepairPromises, EveryByteStays) {
  std::string all(256, ' ');
  std::iota(all.begin(), all.end(), '\0');
  write("broken.bin", all + "bad" + all);
  Ended ended = hone({"repair", "broken.bin", "--", "sh", "-c", "! LC_ALL=C grep -qa bad \"$1\"", "sh", "@@"});
  EXPECT_EQ(ended.exit, 4) << ended.err;
  EXPECT_THAT(read("broken.repaired.bin"), testing::AnyOf(all + "ad" + all, all + "bd" + all, all + "ba" + all));
}

TEST_F(RepairPromises, Latin1GoesByBytes) {
  write("broken.json", "{\"name\": \"J\xFCrgen\" \"town\": \"K\xF6ln\"}\n");
  Ended ended = hone({"repair", "broken.json", "--", "jq", ".", "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("broken.repaired.json"), "{\"name\": \"J\xFCrgen\", \"town\": \"K\xF6ln\"}\n");
}

TEST_F(RepairPromises, TheOriginalIsNeverTheOutput) {
  writeOld("broken.json", "[1 2]");
  fs::create_hard_link(path("broken.json"), path("same.json"));
  auto before = stateOf("broken.json");
  for (const std::string& output : {"broken.json"s, "./broken.json"s, path("broken.json").string(), "same.json"s}) {
    Ended ended = hone({"repair", "broken.json", "-o", output, "--", "jq", ".", "@@"});
    EXPECT_EQ(ended.exit, 2) << output << ended.err;
    EXPECT_EQ(stateOf("broken.json"), before);
  }
}

TEST_F(RepairPromises, AKillLeavesTheOriginal) {
  write("runs", "");
  script("test.sh", "echo >>" + path("runs").string() + "\n! grep -q '[*]' \"$1\"");
  const std::string name = "in-" + std::to_string(getpid()) + ".txt", output = name + ".out";
  std::string text;
  for (int i = 0; i < 40; ++i) text += "word* ";
  writeOld(name, text);
  auto before = stateOf(name);
  for (int signal : {SIGINT, SIGTERM, SIGKILL}) {
    write("runs", "");
    pid_t hone = start({"repair", name, "-o", output, "--subset-only", "--test", "test.sh"});
    ASSERT_TRUE(eventually([&] { return read("runs").size() >= 40 && fs::exists(path(output)); }));
    kill(hone, signal);
    wait(hone);
    ASSERT_TRUE(eventually([&] { return processes().empty(); }));
    EXPECT_EQ(stateOf(name), before) << signal;
    EXPECT_THAT(read(output), testing::Not(HasSubstr("*"))) << signal;
    fs::remove(path(output));
  }
  for (const fs::path& folder : leftovers(name)) fs::remove_all(folder);
}

/// A file, a program, and what the original was.
struct Corrupt {
  std::string name;
  std::string file;
  std::string text;
  std::string units;
  std::vector<std::string> command;
};

void PrintTo(const Corrupt& corrupt, std::ostream* stream) { *stream << corrupt.name; }

class SubsetOnly : public RepairPromises, public testing::WithParamInterface<Corrupt> {};

/// Asks the program: no removed character can be restored.
TEST_P(SubsetOnly, IsMaximalForTheProgram) {
  const Corrupt& corrupt = GetParam();
  write(corrupt.file, corrupt.text);
  ASSERT_FALSE(accepts(corrupt.command, corrupt.file));
  Ended ended = repairBy(corrupt.command, {corrupt.file, "-o", "out-" + corrupt.file, "--json", "--subset-only",
                                           "--units", corrupt.units});
  // What was dropped may be a value.
  ASSERT_THAT(ended.exit, testing::AnyOf(0, 4)) << ended.err;
  std::vector<bool> kept(corrupt.text.size(), true);
  const nlohmann::json said = nlohmann::json::parse(ended.out);
  for (const nlohmann::json& finding : said["repairs"][0]["findings"])
    std::fill_n(kept.begin() + finding["offset"].get<int>(), finding["removed"].get<std::string>().size(), false);
  auto keptText = [&] {
    std::string text;
    for (size_t i = 0; i < kept.size(); ++i)
      if (kept[i]) text += corrupt.text[i];
    return text;
  };
  EXPECT_EQ(keptText(), read("out-" + corrupt.file));
  EXPECT_NE(keptText(), "");
  EXPECT_TRUE(accepts(corrupt.command, "out-" + corrupt.file));
  for (size_t i = 0; i < kept.size(); ++i) {
    if (kept[i]) continue;
    kept[i] = true;
    write("more-" + corrupt.file, keptText());
    EXPECT_FALSE(accepts(corrupt.command, "more-" + corrupt.file)) << "could be " << keptText();
    kept[i] = false;
  }
}

std::vector<Corrupt> corruptFiles() {
  const std::vector<std::string> dot = {"dot", "-Tcanon", "-o", "/dev/null", "@@"};
  const std::vector<std::string> assimp = {"sh", "-c", "assimp info \"$1\" | grep -q '^Vertices: *[1-9]'", "sh", "@@"};
  const std::vector<std::string> jq = {"jq", ".", "@@"};
  std::vector<Corrupt> files;
  for (const std::string units : {"characters", "hybrid"}) {
    const std::string name = units == "hybrid" ? "Hybrid" : "Lexical";
    files.push_back({"Json" + name, "in.json", "{\"a\": [1, tru], \"\tb\" 3}", units, jq});
    files.push_back({"Colon" + name, "in.json", "{ \"item\": \"Apple\", \"price\" 3.45 }", units, jq});
    files.push_back({"Dot" + name, "in.dot", "digraph { a - > b [label=\"x]; c -> -> d; }", units, dot});
    files.push_back({"Obj" + name, "in.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\nf 1 2 73\n", units, assimp});
  }
  return files;
}

INSTANTIATE_TEST_SUITE_P(EndToEnd, SubsetOnly, testing::ValuesIn(corruptFiles()), nameOf<Corrupt>);

}  // namespace
}  // namespace hone
