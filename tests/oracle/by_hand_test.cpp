#include <gmock/gmock.h>

#include "oracle/first_check.h"

namespace hone {
namespace {

using testing::ElementsAre;

CommandSpec commandOf(std::vector<std::string> argv) {
  CommandSpec spec;
  spec.argv = std::move(argv);
  spec.candidateName = "in put.c";
  return spec;
}

TEST(ByHand, RunsACommandInAFolderMadeAlike) {
  CommandSpec spec = commandOf({"cc", "--in=@@", "it's"});
  spec.with = {"/some/helper.py"};
  EXPECT_THAT(byHand(spec, "/data/in put.c"),
              ElementsAre("cd \"$(mktemp -d)\"", "cp '/data/in put.c' ./'in put.c' && cp /some/helper.py .",
                          "cc --in=\"$PWD\"/'in put.c' 'it'\\''s' < /dev/null; echo \"exit status $?\""));
}

TEST(ByHand, GivesTheCandidateOnStandardInputIfTheTestDoes) {
  EXPECT_EQ(byHand(commandOf({"jq", "."}), "/in").back(), "jq . < \"$PWD\"/'in put.c'; echo \"exit status $?\"");
}

TEST(ByHand, RunsAScriptByItsPathAndWithItsLimits) {
  CommandSpec spec = commandOf({"/t.sh"});
  spec.kind = TestKind::script;
  spec.memoryBytes = 1 << 20;
  EXPECT_EQ(byHand(spec, "/in").back(),
            "(ulimit -v 1024; /t.sh \"$PWD\"/'in put.c' < /dev/null); echo \"exit status $?\"");
}

/// The commands are shown on a terminal, where invisible characters are spelled out.
TEST(ByHand, SpellsOutWhatCannotBeShown) {
  CommandSpec spec = commandOf({"sh", "-c", "cat \"$1\" |\ngrep it's", "sh", "@@"});
  spec.candidateName = "new\nline";
  EXPECT_THAT(byHand(spec, "/new\nline\xff"),
              ElementsAre("cd \"$(mktemp -d)\"", "cp $'/new\\012line\\377' ./$'new\\012line'",
                          "sh -c $'cat \"$1\" |\\012grep it\\'s' sh \"$PWD\"/$'new\\012line' < /dev/null; echo \"exit "
                          "status $?\""));
}

TEST(ByHand, CopiesTheFilesOfAProjectThatWereGiven) {
  CommandSpec spec = commandOf({"cc", "@@"});
  spec.project =
      ProjectTest{.beside = nullptr,
                  .origin = std::make_shared<ProjectOrigin>(ProjectOrigin{{"/p"}, false, {"a.c", "b c/d.c"}}),
                  .eachFile = true};
  EXPECT_THAT(byHand(spec, "/p"),
              ElementsAre("d=$(mktemp -d) && cd /p && cp -a --parents -- a.c 'b c/d.c' \"$d\" && cd \"$d\"",
                          "cc a.c 'b c/d.c' < /dev/null; echo \"exit status $?\""));
}

TEST(ByHand, AsksAServer) {
  CommandSpec spec = commandOf({"python3 server.py"});
  spec.kind = TestKind::server;
  EXPECT_THAT(byHand(spec, "/in"), ElementsAre("echo /in | python3 server.py"));
}

}  // namespace
}  // namespace hone
