#include "process/sandbox.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "process/left_behind.h"
#include "process/program.h"

namespace hone {
namespace {

/// What the words of an option mount, in order: "--tmpfs /tmp".
bool hasInOrder(const std::vector<std::string>& line, const std::vector<std::vector<std::string>>& parts) {
  auto from = line.begin();
  for (const std::vector<std::string>& part : parts) {
    from = std::search(from, line.end(), part.begin(), part.end());
    if (from == line.end()) return false;
  }
  return true;
}

TEST(Sandbox, HidesMoreThanItShows) {
  if (programInPath("bwrap").empty()) GTEST_SKIP() << "bwrap (bubblewrap) isn't installed";
  const auto line =
      sandboxCommand({.readable = {"/tmp/bundle", "/usr/bin/cc"}, .hidden = {"/etc/farm.key"}}, "/tmp/me");
  // Later mounts are seen over earlier ones.
  EXPECT_TRUE(hasInOrder(line, {{"--ro-bind", "/", "/"},
                                {"--tmpfs", "/tmp"},
                                {"--ro-bind", "/tmp/bundle", "/tmp/bundle"},
                                {"--ro-bind", "/dev/null", "/etc/farm.key"},
                                {"--bind", "/tmp/me", "/tmp/me"},
                                {"--"}}))
      << testing::PrintToString(line);
  EXPECT_EQ(std::ranges::count(line, "--bind"), 1) << "nothing else can be written";
  EXPECT_THAT(line, testing::IsSupersetOf({"--unshare-net", "--unshare-pid", "--as-pid-1"}));
  EXPECT_TRUE(hasInOrder(line, {{"--cap-drop", "ALL"}})) << "root could take the mounts away";
  EXPECT_THAT(line, testing::Not(testing::Contains("/usr/bin/cc"))) << "what isn't hidden need not be shown";
  EXPECT_THAT(sandboxCommand({.network = true, .readable = {}, .hidden = {}}, "/tmp/me"),
              testing::Not(testing::Contains("--unshare-net")));
}

// Nothing can be mounted onto a link.
TEST(Sandbox, HidesWhatALinkOfAHiddenFolderLeadsTo) {
  if (programInPath("bwrap").empty()) GTEST_SKIP() << "bwrap (bubblewrap) isn't installed";
  const ScratchFolder folder(testing::TempDir(), "sandbox-", "make room there");
  const std::string home = folder.path() / "home", link = folder.path() / "link";
  std::filesystem::create_directory(home);
  std::filesystem::create_symlink(home, link);
  const char* before = getenv("HOME");
  const std::optional<std::string> old = before ? std::optional<std::string>(before) : std::nullopt;
  setenv("HOME", link.c_str(), 1);
  const auto line = sandboxCommand({}, "/tmp/me");
  old ? setenv("HOME", old->c_str(), 1) : unsetenv("HOME");
  EXPECT_TRUE(hasInOrder(line, {{"--tmpfs", home}})) << testing::PrintToString(line);
  EXPECT_THAT(line, testing::Not(testing::Contains(link)));
}

}  // namespace
}  // namespace hone
