// A triage that was cut short says what it knows, and continues as if nothing had happened.
#include <signal.h>
#include <sys/wait.h>

#include <random>

#include "triage_test.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

bool isDead(pid_t process) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

class TriageInterruptions : public TriageTest {
 protected:
  TriageInterruptions() {
    addFindings();
    setVariable("HONE_FRESH", "false");
    setVariable("XDG_CACHE_HOME", path("cache"));
    // Slow enough to be interrupted on its way.
    script("slow.sh", "echo >> " + path("runs").string() + "; while [ -e " + path("gate").string() +
                          " ]; do sleep 0.01; done; sleep 0.02; exec " + path("parser").string() + " \"$1\"");
  }

  std::vector<std::string> slow(std::vector<std::string> options = {}) const {
    std::vector<std::string> all = {"triage", "findings",      "-o",          "bugs", "--timeout",
                                    "20",     "--no-debugger", "--trust-test"};
    all.insert(all.end(), options.begin(), options.end());
    all.insert(all.end(), {"--", path("slow.sh").string(), "@@"});
    return all;
  }

  /// Starts a triage, and sends it a signal after so many runs of the program. False if it ended before.
  bool interruptAfter(size_t runs, int signal, const std::vector<std::string>& arguments) {
    write("runs", "");
    const pid_t process = start(arguments);
    EXPECT_TRUE(eventually([&] { return read("runs").size() >= runs || isDead(process); }));
    kill(process, signal);
    const Ended ended = wait(process);
    EXPECT_TRUE(eventually([&] { return processes().empty(); }));
    const bool isInterrupted = ended.signal != 0 || ended.exit == 128 + SIGINT;
    EXPECT_TRUE(isInterrupted || ended.exit <= 1) << ended.exit << ended.err;
    return isInterrupted;
  }

  std::multiset<std::string> states() const {
    const Index bugs = index()["bugs"];
    std::multiset<std::string> states;
    for (const Index& bug : bugs) states.insert(bug["state"]);
    return states;
  }
};

/// The program that tells of new bugs by its exit status has ended without it.
TEST_F(TriageInterruptions, WhatWasNewStaysNew) {
  const std::vector<std::string> whole = slow({"--baseline", "bugs"}),
                                 resumed = slow({"--baseline", "bugs", "--resume"});
  ASSERT_TRUE(interruptAfter(80, SIGINT, whole));
  EXPECT_EQ(index()["finished"], false);
  EXPECT_FALSE(states().contains("known"));
  // After the signal nothing runs: not even reproduce.sh, whose output would be here.
  for (const auto& [name, text] : contentsOf("bugs")) EXPECT_FALSE(name.ends_with("output.txt")) << name;
  ASSERT_TRUE(interruptAfter(20, SIGINT, resumed));
  EXPECT_FALSE(states().contains("known"));
  EXPECT_EQ(hone(resumed).exit, 1);
  EXPECT_EQ(states(), (std::multiset<std::string>{"new", "new", "new"}));
  EXPECT_FALSE(index().contains("finished"));
  EXPECT_EQ(hone(resumed).exit, 0);
  EXPECT_EQ(states(), (std::multiset<std::string>{"known", "known", "known"}));
}

/// A call that continues goes through its bugs from the first one again, and may be stopped before it comes to the
/// last.
TEST_F(TriageInterruptions, TheFolderNeverGetsLargerTexts) {
  ASSERT_TRUE(interruptAfter(120, SIGINT, slow()));
  const auto reducedSizes = [&] {
    std::map<std::string, size_t> all;
    const Index bugs = index()["bugs"];
    for (const Index& bug : bugs) {
      all[bug["name"]] = bug["reduced_bytes"];
      EXPECT_EQ(read("bugs/" + bug["reduced"].get<std::string>()).size(), bug["reduced_bytes"]);
    }
    return all;
  };
  const std::map<std::string, size_t> before = reducedSizes();
  ASSERT_TRUE(interruptAfter(3, SIGINT, slow({"--resume", "-j1"})));
  const std::map<std::string, size_t> after = reducedSizes();
  for (const auto& [name, bytes] : before)
    EXPECT_TRUE(after.contains(name) && after.at(name) <= bytes) << name << ' ' << bytes;
}

/// Tonight's findings are others than those of the night before, whose triage was cut short.
TEST_F(TriageInterruptions, WhatWasNewStaysNewWithOtherFindings) {
  // Of one bug, the signature is known, and nothing more.
  write("gate", "");
  finding("d1.json", R"([{"": 1}])");
  const std::vector<std::string> whole = slow({"--baseline", "bugs", "--exit", "nonzero"});
  fs::remove(path("gate"));
  ASSERT_TRUE(interruptAfter(80, SIGINT, whole));
  const Index before = index()["bugs"];
  ASSERT_FALSE(before.empty());
  fs::remove_all(path("findings"));
  fs::create_directories(path("findings"));
  finding("e1.json", "[1, 2]");
  for (const bool resumes : {true, false}) {
    std::vector<std::string> again = whole;
    if (resumes) again.insert(again.begin() + 1, "--resume");
    EXPECT_EQ(hone(again).exit, resumes ? 1 : 0);
    const Index after = index()["bugs"];
    std::set<std::string> names;
    for (const Index& bug : after) {
      names.insert(bug["name"]);
      EXPECT_EQ(bug["state"], resumes ? "new" : "known") << bug["name"];
    }
    for (const Index& bug : before) EXPECT_TRUE(names.contains(bug["name"])) << bug["name"];
  }
}

TEST_F(TriageInterruptions, DuringTheFirstTestsItSaysWhatIsKnown) {
  write("gate", "");
  ASSERT_TRUE(interruptAfter(1, SIGINT, slow({"-j", "1"})));
  Index cut = index();
  EXPECT_EQ(cut["finished"], false);
  EXPECT_EQ(cut["untested"].size(), 7u);
  EXPECT_TRUE(cut["bugs"].empty());
  EXPECT_THAT(read("bugs/SUMMARY.md"), HasSubstr("7 findings not tested yet"));
  EXPECT_THAT(read("bugs/index.html"), HasSubstr("cut short"));
  // After some runs, of which up to four are controls: those findings that have failed, unreduced.
  fs::remove(path("gate"));
  ASSERT_TRUE(interruptAfter(8, SIGINT, slow({"-j", "1"})));
  cut = index();
  ASSERT_FALSE(cut["bugs"].empty());
  EXPECT_EQ(cut["bugs"][0]["finished"], false);
  EXPECT_FALSE(cut["untested"].empty());
  EXPECT_EQ(hone(slow({"--resume"})).exit, 0);
  EXPECT_EQ(index()["bugs"].size(), 3u);
  EXPECT_EQ(states(), (std::multiset<std::string>{"new", "new", "new"}));
}

TEST_F(TriageInterruptions, KnownBugsAreNotFixedBecauseTheyWereNotTested) {
  ASSERT_EQ(hone(slow()).exit, 0);
  write("gate", "");
  ASSERT_TRUE(interruptAfter(1, SIGINT, slow({"-j", "1"})));
  EXPECT_EQ(states(), (std::multiset<std::string>{"known", "known", "known"}));
}

/// What hone knows to be its own work in the folder tells what the user has changed.
TEST_F(TriageInterruptions, KilledWhileItWritesTheFolderItKnowsItsFiles) {
  for (const char* name : {"b1.json", "b2.json"}) fs::rename(path("findings") / name, path(name));
  ASSERT_EQ(hone(slow()).exit, 0);
  fs::copy(path("bugs"), path("yesterday"), fs::copy_options::recursive);
  for (const char* name : {"b1.json", "b2.json"}) fs::rename(path(name), path("findings") / name);
  ASSERT_EQ(hone(slow({"--baseline", "bugs"})).exit, 1);
  const Index expected = index()["files"];
  for (const char* folder : {"bugs", "cache"}) fs::remove_all(path(folder));
  fs::rename(path("yesterday"), path("bugs"));
  // Reproductions are tried after the folder has begun to change.
  const std::string plain = read("slow.sh");
  script("slow.sh", "if grep -q '\"finished\": false' " + path("bugs/index.json").string() + "; then touch " +
                        path("reached").string() + "; sleep 100; fi; exec " + path("parser").string() + " \"$1\"");
  const pid_t process = start(slow({"--baseline", "bugs"}));
  ASSERT_TRUE(eventually([&] { return fs::exists(path("reached")) || isDead(process); }));
  kill(process, SIGKILL);
  EXPECT_EQ(wait(process).signal, SIGKILL);
  EXPECT_TRUE(eventually([&] { return processes().empty(); }));
  write("slow.sh", plain);
  const Ended ended = hone(slow({"--baseline", "bugs", "--resume"}));
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, Not(HasSubstr("was changed")));
  EXPECT_EQ(index()["files"], expected);
}

/// Whenever it is interrupted, with bugs that are known and others that are not, the end is that of an uninterrupted
/// triage: every file, with the news and the counts. bench/triage/interruptions does the same with more rounds.
TEST_F(TriageInterruptions, ContinuesAsIfNothingHadHappened) {
  const auto arguments = slow({"--baseline", "bugs"}), resumed = slow({"--baseline", "bugs", "--resume"});
  for (const char* name : {"b1.json", "b2.json"}) fs::rename(path("findings") / name, path(name));
  ASSERT_EQ(hone(arguments).exit, 1);
  fs::copy(path("bugs"), path("yesterday"), fs::copy_options::recursive);
  for (const char* name : {"b1.json", "b2.json"}) fs::rename(path(name), path("findings") / name);
  ASSERT_EQ(hone(arguments).exit, 1);
  const auto expected = contentsOf("bugs");
  std::minstd_rand random(7);
  for (int round = 0; round < 4; ++round) {
    SCOPED_TRACE(round);
    for (const char* folder : {"bugs", "cache"}) fs::remove_all(path(folder));
    fs::copy(path("yesterday"), path("bugs"), fs::copy_options::recursive);
    bool isInterrupted = interruptAfter(1 + random() % 60, round % 2 == 0 ? SIGKILL : SIGINT, arguments);
    while (isInterrupted && random() % 2 == 0)
      isInterrupted = interruptAfter(1 + random() % 40, random() % 2 == 0 ? SIGKILL : SIGINT, resumed);
    if (!isInterrupted) continue;
    EXPECT_EQ(hone(resumed).exit, 1);
    EXPECT_EQ(contentsOf("bugs"), expected);
  }
}

}  // namespace
}  // namespace hone
