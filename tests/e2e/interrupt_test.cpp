// Whenever hone is interrupted, it leaves the best result so far and nothing else.
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include "end_to_end.h"

namespace hone {
namespace {

class Interrupted : public EndToEnd {
 protected:
  Interrupted() {
    std::string input = "[\n";
    for (int i = 0; i < 300; ++i) {
      const std::string number = std::to_string(i);
      input += "  {\"name\": \"" + std::string(i % 50 == 7 ? "needle" : "straw") + number + "\", \"at\": [1, " +
               number + "]},\n";
    }
    write(inputName_, input + "  0\n]\n");
    write("started", "");
    // Tests that are hard to end: they leave their group and their session, and files wherever they can.
    script("test.sh", "echo \"$TMPDIR\" >>" + path("started").string() +
                          "\n"
                          "mktemp >/dev/null\n"
                          "touch mess\n"
                          "sleep 1000 &\n"
                          "setsid sleep 1000 &\n"
                          "test $(grep -c needle \"$1\") -ge 6");
  }

  pid_t startReduction() {
    fs::remove(path("out.json"));
    write("started", "");
    return start({"reduce", inputName_, "-o", "out.json", "-j", "2", "--test", path("test.sh"), "--with", "started"});
  }

  size_t testsStarted() const {
    const std::string lines = read("started");
    return static_cast<size_t>(std::count(lines.begin(), lines.end(), '\n'));
  }

  /// The folders that the tests were run in, all made by this run of hone alone.
  std::vector<fs::path> workFolders() const {
    std::vector<fs::path> folders;
    std::istringstream lines(read("started"));
    for (std::string line; std::getline(lines, line);) folders.push_back(fs::path(line).parent_path());
    return folders;
  }

  bool foldersAreGone() const {
    std::vector<fs::path> folders = workFolders();
    return leftovers(inputName_).empty() &&
           std::none_of(folders.begin(), folders.end(), [](const fs::path& folder) { return fs::exists(folder); });
  }

  const std::string inputName_ = "in-" + std::to_string(getpid()) + ".json";
};

TEST_F(Interrupted, AtAnyMomentItLeavesTheBestResultAndNothingElse) {
  std::minstd_rand random(42);
  size_t bestBytes = fs::file_size(path(inputName_));
  int results = 0, reduced = 0;
  for (int round = 0; round < 50; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const int signal = round % 2 == 0 ? SIGINT : SIGTERM;
    // Waits for a number of tests, so that hone's progress doesn't depend on the machine, and then for any time.
    const size_t tests = random() % 40;
    pid_t hone = startReduction();
    ASSERT_TRUE(eventually([&] { return testsStarted() >= tests; }));
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 8000));
    kill(hone, signal);
    Ended ended = wait(hone);

    // Before hone has set up anything, the signal just ends it.
    if (ended.signal != 0 && testsStarted() == 0) {
      EXPECT_EQ(ended.signal, signal);
    } else {
      EXPECT_EQ(ended.exit, 128 + signal) << ended.err;
    }
    EXPECT_THAT(processes(), testing::IsEmpty());
    EXPECT_TRUE(foldersAreGone());
    EXPECT_THAT(leftovers(), testing::IsEmpty());
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(path(""))) files.push_back(entry.path().filename());
    if (fs::exists(path("out.json"))) {
      ++results;
      EXPECT_EQ(run("grep", {"-c", "needle", "out.json"}).out, "6\n");
      EXPECT_THAT(files, testing::UnorderedElementsAre(inputName_, "started", "test.sh", "out.json"));
      if (fs::file_size(path("out.json")) < bestBytes) ++reduced;
    } else {
      EXPECT_LT(tests, 5u) << "more tests than run at once have started, so the first one's verdict was there";
      EXPECT_THAT(files, testing::UnorderedElementsAre(inputName_, "started", "test.sh"));
    }
  }
  EXPECT_GT(results, 25);
  EXPECT_GT(reduced, 10);
}

TEST_F(Interrupted, TellsWhereTheResultIs) {
  pid_t hone = startReduction();
  ASSERT_TRUE(eventually([&] { return testsStarted() >= 10; }));
  kill(hone, SIGINT);
  EXPECT_THAT(wait(hone).err, oneLineWith("interrupted; out.json holds the best result so far"));
}

TEST_F(Interrupted, InAHangingTest) {
  script("test.sh", "echo \"$TMPDIR\" >>" + path("started").string() + "; sleep 1000");
  pid_t hone = startReduction();
  ASSERT_TRUE(eventually([&] { return testsStarted() == 1; }));
  kill(hone, SIGTERM);
  EXPECT_EQ(wait(hone).exit, 128 + SIGTERM);
  EXPECT_THAT(processes(), testing::IsEmpty());
  EXPECT_TRUE(foldersAreGone());
  EXPECT_FALSE(fs::exists(path("out.json")));
}

TEST_F(Interrupted, ByKillItLeavesNoProcessAndNoFolder) {
  pid_t hone = startReduction();
  ASSERT_TRUE(eventually([&] { return testsStarted() >= 10 && fs::exists(path("out.json")); }));
  kill(hone, SIGKILL);
  EXPECT_EQ(wait(hone).signal, SIGKILL);
  // The launchers notice it by themselves.
  EXPECT_TRUE(eventually([&] { return processes().empty() && foldersAreGone(); }));
  EXPECT_EQ(run("grep", {"-c", "needle", "out.json"}).out, "6\n");
}

TEST_F(Interrupted, ByKillOfItsLaunchersTooTheNextRunCleansUp) {
  // Any other hone of the same user cleans up when it starts; then there is nothing left to test.
  bool wereThere = false;
  for (int attempt = 0; attempt < 20 && !wereThere; ++attempt) {
    const size_t before = testsStarted();
    const pid_t hone = startReduction();
    ASSERT_TRUE(eventually([&] { return testsStarted() >= before + 10; }));
    kill(hone, SIGSTOP);  // so that it starts no launchers anew
    const std::string number = std::to_string(hone);
    std::ifstream children("/proc/" + number + "/task/" + number + "/children");
    for (pid_t launcher; children >> launcher;) kill(launcher, SIGKILL);
    kill(hone, SIGKILL);
    EXPECT_EQ(wait(hone).signal, SIGKILL);
    wereThere = !processes().empty();

    EXPECT_EQ(this->hone({"reduce", inputName_, "--test", "test.sh", "--dry-run", "-q"}).exit, 0);
    EXPECT_TRUE(eventually([&] { return processes().empty(); }));
    for (const fs::path& folder : workFolders()) fs::remove_all(folder);
  }
  EXPECT_TRUE(wereThere) << "there was nothing to clean up";
}

class InterruptedLoading : public EndToEnd {
 protected:
  InterruptedLoading() {
    write("in.x", "x");
    script("test.sh", "exit 0");
    write("G.g4", "grammar G; r: 'x';");
    // An ANTLR tool that takes long.
    script("antlr4", "echo \"$TMPDIR\" >>" + path("started").string() + "; setsid sleep 1000 & sleep 1000");
    setVariable("PATH", path("").string() + ":" + std::getenv("PATH"));
  }

  pid_t startReduction() { return start({"reduce", "in.x", "-g", "G.g4", "--test", "test.sh"}); }
};

TEST_F(InterruptedLoading, EndsTheToolToo) {
  for (int signal : {SIGINT, SIGTERM, SIGKILL})
    for (bool reduces : {true, false}) {
      SCOPED_TRACE(std::to_string(signal) + (reduces ? " reduce" : " parse"));
      write("started", "");
      const pid_t hone = reduces ? startReduction() : start({"parse", "in.x", "-g", "G.g4"});
      ASSERT_TRUE(eventually([&] { return !read("started").empty(); }));
      kill(hone, signal);
      const Ended ended = wait(hone);
      if (reduces && signal != SIGKILL) {
        EXPECT_EQ(ended.exit, 128 + signal);
        EXPECT_THAT(ended.err, oneLineWith("interrupted; there is no result yet"));
      } else {
        EXPECT_EQ(ended.signal, signal);
      }
      std::string folder = read("started");
      folder.pop_back();
      EXPECT_TRUE(eventually([&] { return processes().empty() && !fs::exists(fs::path(folder).parent_path()); }));
      EXPECT_THAT(leftovers(), testing::IsEmpty());
    }
}

TEST_F(InterruptedLoading, WaitsForNoPipe) {
  fs::remove(path("G.g4"));
  ASSERT_EQ(mkfifo(path("G.g4").c_str(), S_IRUSR | S_IWUSR), 0);
  const pid_t hone = startReduction();
  int writer = -1;
  EXPECT_TRUE(eventually([&] { return (writer = open(path("G.g4").c_str(), O_WRONLY | O_NONBLOCK)) != -1; }));
  kill(hone, SIGTERM);
  EXPECT_EQ(wait(hone).exit, 128 + SIGTERM);
  close(writer);
  EXPECT_TRUE(eventually([&] { return processes().empty(); }));
}

}  // namespace
}  // namespace hone
