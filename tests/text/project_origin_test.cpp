#include "text/project_origin.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(ProjectOrigin, AbsolutePathsLeadToTheCopy) {
  const ProjectOrigin origin{{"/home/me/app", "/mnt/app"}, true, {"build", "src/big.bin"}};
  auto moved = [&](const std::string& text) { return origin.movedTo("/tmp/x", text); };
  EXPECT_EQ(moved("-I/home/me/app/inc \"/home/me/app\" /mnt/app/a.c"), "-I/tmp/x/inc \"/tmp/x\" /tmp/x/a.c");
  EXPECT_EQ(moved("/home/me/app2/a.c /home/me/application /home/me/app.old"),
            "/home/me/app2/a.c /home/me/application /home/me/app.old")
      << "others of the same beginning";
  EXPECT_EQ(moved("/home/me/app/build/x.o /home/me/app/src/big.bin /home/me/app/build2"),
            "/home/me/app/build/x.o /home/me/app/src/big.bin /tmp/x/build2")
      << "what the copy hasn't";
}

TEST(ProjectOrigin, OfSomeFilesOnlyTheirPathsDo) {
  const ProjectOrigin origin{{"/home/me"}, false, {"a.c", "inc/b.h"}};
  EXPECT_EQ(origin.movedTo("/tmp/x", "/home/me/a.c /home/me/inc/b.h /home/me/other.c /home/me"),
            "/tmp/x/a.c /tmp/x/inc/b.h /home/me/other.c /home/me");
}

TEST(ProjectOrigin, AFolderOfOneNameMayStandForSomethingElse) {
  EXPECT_EQ((ProjectOrigin{{"/src"}, true, {}}.movedTo("/tmp/x", "/src/a.js")), "/src/a.js");
  EXPECT_EQ(ProjectOrigin{}.movedTo("/tmp/x", "/src/a.js"), "/src/a.js");
}

}  // namespace
}  // namespace hone
