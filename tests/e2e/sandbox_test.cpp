// What tests can do on a worker: in the sandbox nearly nothing.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <set>

#include "farm.h"

namespace hone {
namespace {

/// The worker is an ordinary user, whatever user runs these tests.
class Sandboxed : public FarmOnOneMachine {
 protected:
  void SetUp() override {
    FarmOnOneMachine::SetUp();
    if (IsSkipped()) return;
    if (run("sh",
            {"-c", asOrdinaryUser() + "bwrap --unshare-pid --unshare-net --as-pid-1 --ro-bind / / --proc /proc true"})
            .exit != 0)
      GTEST_SKIP() << "bwrap isn't installed, or this machine forbids its namespaces";
    if (run("sh", {"-c", asOrdinaryUser() + "test -x " HONE_PROGRAM}).exit != 0)
      GTEST_SKIP() << "an ordinary user can't run " << HONE_PROGRAM;
    // Without it no program starts, and every test would wait for a worker in vain.
    ASSERT_EQ(run("sh", {"-c", asOrdinaryUser() + "sh -c ': < /dev/null > /dev/null'"}).exit, 0)
        << "an ordinary user can't open /dev/null here, so no worker can run: rm -f /dev/null && mknod -m 666 "
           "/dev/null c 1 3";
    // Its user must reach the key, and has a home.
    for (fs::path folder = path(""); folder.has_relative_path() && folder != fs::temp_directory_path();
         folder = folder.parent_path())
      fs::permissions(folder, fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec);
    for (const char* folder : {"home", "tmp"}) {
      fs::create_directory(path(folder));
      fs::permissions(path(folder), fs::perms::all);
    }
    fs::permissions(path("farm.key"), fs::perms::owner_all | fs::perms::others_read);
    write("home/secret", "a secret of the worker's user");
    write("input.txt", "one two three four\n");
  }

  static std::string asOrdinaryUser() {
    return geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  }

  pid_t startSandboxed(const std::string& name, const std::string& options = "") {
    return startWorkerBy(name, "export HOME=" + path("home").string() + " TMPDIR=" + path("tmp").string() + "\nexec " +
                                   asOrdinaryUser() + HONE_PROGRAM + " worker --server " + server() +
                                   " --key farm.key --slots 2 " + options);
  }

  /// Runs a reduction whose test fails as long as the shell's `condition` holds and "three" is left. True if the
  /// condition held on this machine, where the first tests run, and on the worker, which is else not admitted.
  bool holds(const std::string& condition) {
    script("test.sh", condition + " && grep -q three \"$1\"");
    std::vector<std::string> line = {"reduce", "input.txt", "--test", "test.sh", "-o", "result.txt"};
    const std::vector<std::string> options = onFarm(2, 3);
    line.insert(line.end(), options.begin(), options.end());
    const Ended ended = hone(line);
    const bool refused = ended.err.find("isn't used") != std::string::npos;
    EXPECT_TRUE(refused || ended.err.find("takes part") != std::string::npos) << ended.err;
    return !refused;
  }
};

TEST_F(Sandboxed, TestsRunAsElsewhere) {
  startSandboxed("worker");
  EXPECT_TRUE(holds("true"));
  EXPECT_TRUE(holds("echo x > beside && mktemp > /dev/null && sh -c 'exit 0' && ls /usr/bin/env > /dev/null"));
}

TEST_F(Sandboxed, TestsCannotReadTheHomeFolderNorTheKey) {
  startSandboxed("worker");
  EXPECT_FALSE(holds("test -e " + path("home/secret").string()));
  EXPECT_FALSE(holds("test -s " + path("farm.key").string()));
}

TEST_F(Sandboxed, TestsCannotUseTheNetwork) {
  startSandboxed("worker");
  const std::string connect = "bash -c 'exec 3<>/dev/tcp/127.0.0.1/" + std::to_string(port()) + "' 2> /dev/null";
  EXPECT_FALSE(holds(connect));
}

TEST_F(Sandboxed, TestsMayUseTheNetworkIfTheWorkerAllowsIt) {
  startSandboxed("worker", "--network");
  const std::string connect = "bash -c 'exec 3<>/dev/tcp/127.0.0.1/" + std::to_string(port()) + "' 2> /dev/null";
  EXPECT_TRUE(holds(connect));
}

TEST_F(Sandboxed, TestsSeeNeitherOtherSlotsNorOtherProcesses) {
  startSandboxed("worker");
  // Its own folder and that of the script; on this machine the folders of all tests are in sight.
  EXPECT_FALSE(holds("test $(ls -d /dev/shm/hone-* /tmp/hone-* 2> /dev/null | wc -l) -gt 2"));
  EXPECT_FALSE(holds("test $(ls /proc | grep -c '^[0-9]') -gt 8"));
}

/// The launchers in the sandbox can't remove the folders, on which something is mounted there.
TEST_F(Sandboxed, AWorkerRemovesTheFoldersOfAKilledOne) {
  const pid_t worker = startSandboxed("worker");
  script("test.sh", "sleep 0.05; grep -q three \"$1\"");
  std::vector<std::string> line = {"reduce", "input.txt", "--test", "test.sh", "-o", "result.txt"};
  const std::vector<std::string> options = onFarm(2, 3);
  line.insert(line.end(), options.begin(), options.end());
  const pid_t run = start(line);
  std::set<fs::path> folders;  // that the worker holds
  ASSERT_TRUE(eventually([&] {
    std::error_code closed;
    for (const auto& open : fs::directory_iterator("/proc/" + std::to_string(worker) + "/fd", closed))
      if (const fs::path file = fs::read_symlink(open.path(), closed); file.filename().string().starts_with("hone-"))
        folders.insert(file);
    return testsRun() > 0 && folders.size() >= 2;
  }));
  signal(worker, SIGKILL);
  EXPECT_EQ(wait(run).exit, 0);
  std::erase_if(folders, [](const fs::path& folder) { return !fs::exists(folder); });
  // Any other hone of the same user cleans up when it starts; then there is nothing left to test.
  if (folders.size() < 2) GTEST_SKIP() << "another hone has removed what the worker left";
  for (const fs::path& folder : folders) ASSERT_EQ(this->run("flock", {folder, "true"}).exit, 0);
  startSandboxed("another");
  EXPECT_TRUE(eventually([&] {
    return std::ranges::none_of(folders, [](const fs::path& folder) { return fs::exists(folder); });
  })) << testing::PrintToString(folders);
}

TEST_F(Sandboxed, AWorkerRefusesToRunAsRoot) {
  if (geteuid() != 0) GTEST_SKIP() << "these tests don't run as root";
  const Ended ended = hone({"worker", "--server", server(), "--key", "farm.key"});
  EXPECT_EQ(ended.exit, 2);
  EXPECT_THAT(ended.err, oneLineWith("so not as root"));
}

TEST_F(Sandboxed, AWorkerRunsOnlyListedTestsIfItHasAList) {
  fs::create_directory(path("allowed"));
  fs::permissions(path("allowed"), fs::perms::owner_all | fs::perms::others_exec | fs::perms::others_read);
  startSandboxed("worker", "--allow allowed");
  EXPECT_FALSE(holds("true"));
  EXPECT_EQ(testsRun(), 0);
  // The message names the file.
  script("test.sh", "true && grep -q three \"$1\"");
  std::vector<std::string> line = {"reduce", "input.txt", "--test", "test.sh", "-o", "result.txt"};
  const std::vector<std::string> options = onFarm(2, 1);
  line.insert(line.end(), options.begin(), options.end());
  const std::string message = hone(line).err;
  const size_t at = message.find("has no file ");
  ASSERT_NE(at, message.npos) << message;
  write("allowed/" + message.substr(at + 12, 64), "");
  EXPECT_TRUE(holds("true"));
}

}  // namespace
}  // namespace hone
