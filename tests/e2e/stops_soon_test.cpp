// A signal and --max-time end hone in the middle of any computation. The work after the signal is measured in processor
// time, which doesn't depend on the load of the machine.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include "end_to_end.h"

namespace hone {
namespace {

std::string times(size_t count, std::string_view text) {
  std::string all;
  for (size_t i = 0; i < count; ++i) all += text;
  return all;
}

/// The processor time of this process, without children, even if it has ended and isn't reaped yet.
double processorSeconds(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string all((std::istreambuf_iterator<char>(file)), {});
  std::istringstream fields(all.substr(all.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

bool hasEnded(pid_t process) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

struct SlowRun {
  std::string name;
  std::string input;  ///< its name's ending
  std::string text;
  std::vector<std::string> arguments;
};

void PrintTo(const SlowRun& run, std::ostream* out) { *out << run.name; }

class StopsSoon : public EndToEnd, public testing::WithParamInterface<SlowRun> {
 protected:
  /// The processor time allowed after a stop: a fifth of a second, and the end of the process.
  static constexpr double mostSeconds = 0.4;

  std::vector<std::string> arguments() const {
    const std::string name = "in." + GetParam().input;
    if (!fs::exists(path(name))) write(name, GetParam().text);
    std::vector<std::string> all = GetParam().arguments;
    all.insert(all.begin() + 1, {name, "-j1", "-q"});
    return all;
  }
};

TEST_P(StopsSoon, AfterASignal) {
  for (double computed : {0.05, 0.3, 0.8}) {
    const pid_t process = start(arguments());
    ASSERT_TRUE(eventually([&] { return hasEnded(process) || processorSeconds(process) >= computed; }));
    const double before = processorSeconds(process);
    kill(process, SIGINT);
    EXPECT_TRUE(eventually([&] { return hasEnded(process); }));
    EXPECT_LE(processorSeconds(process) - before, mostSeconds) << "after " << computed << " s";
    wait(process);
  }
}

TEST_P(StopsSoon, AfterTheTime) {
  std::vector<std::string> limited = arguments();
  limited.insert(limited.begin() + 1, "--max-time=0.2");
  const pid_t process = start(limited);
  EXPECT_TRUE(eventually([&] { return hasEnded(process); }));
  // In 0.2 s of time, hone can't use more than 0.2 s of processor time.
  EXPECT_LE(processorSeconds(process), 0.2 + mostSeconds);
  wait(process);
}

const std::set<std::string> passesOfText = {"unused",  "coarse", "cull",   "hoist", "layout",   "joint",
                                            "rename",  "hdd",    "tokens", "merge", "literals", "rewrap",
                                            "windows", "pairs",  "loose",  "proof"};
/// These find nothing in one line of C without a command or other files.
const std::set<std::string> otherPasses = {"options", "values", "files", "lines", "includes"};

std::vector<SlowRun> slowRuns() {
  const std::vector<std::string> needle = {"--exit", "0", "--", "grep", "-q", "needle", "@@"};
  auto with = [&](std::vector<std::string> first) {
    first.insert(first.end(), needle.begin(), needle.end());
    return first;
  };
  constexpr size_t levels = 30'000;
  const std::string blocks = "int f(){" + times(levels, "if(a){") + "needle();" + times(levels, "}") + "}";
  const std::string arrays = times(100'000, "[") + "\"needle\"" + times(100'000, "]");
  std::string names = "int needle;\n";
  for (size_t i = 0; i < 20'000; ++i)
    names += "int name" + std::to_string(i) + " = name" + std::to_string(i / 2) + ";\n";
  std::vector<SlowRun> runs = {
      {"parse", "c", times(300'000, "int a = f(1, 2) + x[3];\n") + "int needle;", with({"reduce"})},
      {"arrays", "json", arrays, with({"reduce"})},
      {"brackets", "txt", times(100'000, "(") + "needle" + times(100'000, ")"), with({"reduce"})},
      {"names", "c", names, with({"reduce"})},
      {"generalize", "json", arrays, with({"generalize"})},
      {"explain", "json", times(3000, "[1,") + "\"needle\"" + times(3000, "]"), with({"explain"})},
      {"repair", "json", times(20'000, "[{\"a\":"), {"repair", "--exit", "0", "--", "false"}},
  };
  for (const std::string& pass : passesOfText) runs.push_back({pass, "c", blocks, with({"reduce", "--passes", pass})});
  const std::string many = R"(while read x; do seq 10 900 | sed 's/.*/{"edits": [{"start": 9, "end": &}]}/'; )";
  runs.push_back({"moves", "c", blocks,
                  with({"reduce", "--passes", "options", "--moves", many + R"(echo '{"done": true}'; done)"})});
  runs.push_back({"ddmin", "c", blocks, with({"reduce", "--method", "ddmin"})});
  return runs;
}

using PassesThatStop = EndToEnd;

/// A new pass belongs to one of the two sets.
TEST_F(PassesThatStop, AreAllPasses) {
  std::string help = hone({"reduce", "--help"}).out;
  const std::string before = "in this order: ";
  const size_t begin = help.find(before);
  ASSERT_NE(begin, std::string::npos) << help;
  help = help.substr(begin + before.size(), help.find("  --", begin) - begin - before.size());
  std::erase(help, ',');
  std::istringstream words(help);
  std::set<std::string> named;
  for (std::string pass; words >> pass;) named.insert(pass);
  std::set<std::string> known = passesOfText;
  known.insert(otherPasses.begin(), otherPasses.end());
  EXPECT_EQ(named, known);
}

INSTANTIATE_TEST_SUITE_P(E2e, StopsSoon, testing::ValuesIn(slowRuns()), nameOf<SlowRun>);

}  // namespace
}  // namespace hone
