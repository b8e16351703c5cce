// Checks the text of the script; tests/e2e/bundle_test.cpp runs some scripts.
#include <gmock/gmock.h>

#include "app/reproduction.h"

namespace hone {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

CommandSpec command(std::vector<std::string> argv) {
  CommandSpec spec;
  spec.argv = std::move(argv);
  spec.candidateName = "in put.c";
  return spec;
}

std::string scriptFor(const CommandSpec& spec, std::optional<int> crashStatus) {
  return reproduceScript(spec, bundlePlaces(spec, {}), {crashStatus});
}

TEST(ReproduceScript, QuotesWhatTheUserWrote) {
  CommandSpec spec = command({"cc", "-DX=\"a b\"", "--in=@@", "it's"});
  spec.rules.requireExit(1);
  std::string script = scriptFor(spec, std::nullopt);
  EXPECT_THAT(script, HasSubstr(R"("$PROGRAM" '-DX="a b"' --in="$candidate" 'it'\''s' < /dev/null)"));
  EXPECT_THAT(script, HasSubstr("cp \"$here\"/'in put.c' "));
  EXPECT_THAT(script, HasSubstr("[ $status -eq 1 ]"));
}

TEST(ReproduceScript, GivesTheCandidateOnStandardInputIfTheTestDoes) {
  CommandSpec spec = command({"jq", "."});
  spec.rules.requireExit(5);
  EXPECT_THAT(scriptFor(spec, std::nullopt), HasSubstr("\"$PROGRAM\" . < \"$candidate\""));
}

TEST(ReproduceScript, AsksForSignalsAsAShellSeesThem) {
  CommandSpec spec = command({"prog", "@@"});
  spec.rules.requireSignal("SEGV");
  EXPECT_THAT(scriptFor(spec, std::nullopt), HasSubstr("[ $status -eq 139 ]"));
}

TEST(ReproduceScript, LooksForOutputAndItsAbsence) {
  CommandSpec spec = command({"prog", "@@"});
  spec.rules.requireOutput(Stream::err, "it's \\d+");
  spec.rules.forbidOutput(Stream::err, "usage");
  EXPECT_THAT(scriptFor(spec, std::nullopt),
              AllOf(HasSubstr(R"('(?m)it'\''s \d+' || reproduced=no)"), HasSubstr("'(?m)usage' && reproduced=no")));
}

TEST(ReproduceScript, ComparesTheEndOfACrash) {
  CommandSpec spec = command({"prog", "@@"});
  spec.rules.requireSameCrash();
  EXPECT_THAT(scriptFor(spec, std::nullopt), Not(HasSubstr("-eq")));
  EXPECT_THAT(scriptFor(spec, 134), HasSubstr("[ $status -eq 134 ]"));
}

TEST(ReproduceScript, LetsAScriptJudge) {
  CommandSpec spec = command({"/some/where/test.sh"});
  spec.kind = TestKind::script;
  std::string script = scriptFor(spec, std::nullopt);
  EXPECT_THAT(script, AllOf(HasSubstr("exec \"$here\"/test.sh \"$candidate\""), HasSubstr("[ $status -eq 0 ]")));
}

}  // namespace
}  // namespace hone
