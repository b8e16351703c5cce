// scripts/install-dependencies with a stand-in for apt.
#include <cstdlib>

#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

class InstallDependencies : public EndToEnd {
 protected:
  InstallDependencies() {
    script("dpkg-query", "exit 1");
    script("sudo", "exec \"$@\"");
    script("sleep", "echo waited >>" + path("waits").string());
    setVariable("PATH", path("").string() + ":" + std::getenv("PATH"));
  }

  Ended install() { return run("bash", {fs::path(HONE_SOURCE_DIR) / "scripts/install-dependencies", "quickstart"}); }
};

TEST_F(InstallDependencies, WaitsForAnotherApt) {
  // The lock of the lists is free at the third attempt.
  script("apt-get", "echo \"$@\" >>" + path("calls").string() + "\n[ $(grep -c update " + path("calls").string() +
                        ") -ge 3 ] && exit 0\necho 'E: Could not get lock /var/lib/apt/lists/lock.' >&2; exit 100");
  const Ended ended = install();
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("another apt is at work"));
  EXPECT_THAT(ended.err, Not(HasSubstr("lock")));
  EXPECT_EQ(read("waits"), "waited\nwaited\n");
  EXPECT_THAT(read("calls"), HasSubstr("-o DPkg::Lock::Timeout=600 install -y --no-install-recommends graphviz\n"));
}

TEST_F(InstallDependencies, GivesUpForAnotherReason) {
  script("apt-get", "echo 'E: Unable to locate package graphviz' >&2; exit 100");
  const Ended ended = install();
  EXPECT_EQ(ended.exit, 1);
  EXPECT_THAT(ended.err, HasSubstr("Unable to locate package"));
  EXPECT_FALSE(fs::exists(path("waits")));
}

}  // namespace
}  // namespace hone
