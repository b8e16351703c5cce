#include "app/findings_files.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "../support/own_mounts.h"
#include "../support/scratch.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

TEST(FindingsFiles, LeaveOutWhatIsNoFile) {
  const Scratch scratch;
  const fs::path found = scratch.file("found", "x");
  fs::create_symlink("loop", scratch.path("loop"));
  fs::create_symlink("found", scratch.path("again"));
  mkfifo(scratch.path("pipe").c_str(), 0600);
  std::vector<std::string> unreadable;
  EXPECT_THAT(findingsFiles({scratch.path("")}, "", unreadable), testing::ElementsAre(scratch.path("again"), found));
  EXPECT_THAT(unreadable, testing::IsEmpty());
}

TEST(FindingsFiles, NameWhatCannotBeRead) {
  const Scratch scratch;
  const fs::path found = scratch.file("found", "x");
  scratch.file("secret", "x", 0);
  fs::create_directory(scratch.path("closed"));
  chmod(scratch.path("closed").c_str(), 0);
  chmod(scratch.path("").c_str(), 0755);
  std::vector<std::string> unreadable;
  const AsNobody nobody;
  EXPECT_THAT(findingsFiles({scratch.path("")}, "", unreadable), testing::ElementsAre(found));
  EXPECT_THAT(unreadable, testing::UnorderedElementsAre(scratch.path("secret") + " (Permission denied)",
                                                        scratch.path("closed") + " (Permission denied)"));
}

}  // namespace
}  // namespace hone
