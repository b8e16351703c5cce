#include "farm/joined_runs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "farm/fields.h"
#include "script_bundle.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class JoinedRunsTest : public WithScriptBundle {
 protected:
  Offer offer() const { return {sha256(bundle_), {}}; }
  Join join(const FarmToken& challenge) const { return {challenge, "hone.function", bundle_, "xyz"}; }
};

TEST_F(JoinedRunsTest, ARunBeginsWithAnOfferAndItsChallenge) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  const FarmToken run = newToken();
  const Hello hello = runs.hello(run, offer());
  EXPECT_EQ(hello.refusal, "");
  EXPECT_FALSE(hello.hasTest);
  EXPECT_EQ(runs.join(run, join(hello.challenge)), "");
  ASSERT_TRUE(runs.find(run));
  EXPECT_TRUE(runs.functions().empty()) << "it isn't admitted yet";
  EXPECT_TRUE(runs.admit(run, {hello.challenge, 1}));
  EXPECT_THAT(runs.functions(), testing::ElementsAre("hone.function"));
  const Cancellation never;
  EXPECT_EQ(runs.find(run)->makeWorker()->run("axb", never)->verdict, Verdict::fail);
  EXPECT_TRUE(runs.hello(newToken(), offer()).hasTest);
  EXPECT_TRUE(runs.leave(run, {hello.challenge, 1}));
  EXPECT_FALSE(runs.find(run));
}

TEST_F(JoinedRunsTest, OldMessagesAreRefused) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  const FarmToken run = newToken(), other = newToken();
  EXPECT_THROW(runs.join(run, join(newToken())), BadMessage) << "no offer before";
  const Hello hello = runs.hello(run, offer());
  EXPECT_THROW(runs.join(other, join(hello.challenge)), BadMessage) << "the challenge of another run";
  EXPECT_EQ(runs.join(run, join(hello.challenge)), "");
  EXPECT_THROW(runs.join(run, join(hello.challenge)), BadMessage) << "a challenge is good for one answer";
  EXPECT_FALSE(runs.admit(run, {newToken(), 1}));
  EXPECT_FALSE(runs.leave(run, {newToken(), 1}));
  EXPECT_TRUE(runs.find(run)->seen->isNew(1));
  EXPECT_FALSE(runs.find(run)->seen->isNew(1)) << "a repeated job";
  EXPECT_TRUE(runs.find(run)->seen->isNew(2));
}

TEST_F(JoinedRunsTest, ARunMayJoinAgain) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  const FarmToken run = newToken();
  for (int time = 0; time < 2; ++time) {
    const Hello hello = runs.hello(run, offer());
    EXPECT_EQ(runs.join(run, join(hello.challenge)), "");
    EXPECT_TRUE(runs.admit(run, {hello.challenge, 1}));
    EXPECT_THAT(runs.functions(), testing::ElementsAre("hone.function"));
    EXPECT_EQ(runs.find(run)->seen->isNew(1), time == 0) << "a repeated job, also then";
  }
  EXPECT_EQ(runs.report().runs, 1u);
}

TEST_F(JoinedRunsTest, ATestThatAWorkerSaysItHasIsKeptForTheAnswer) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  const auto run = [&](const std::string& bundle) {
    const FarmToken id = newToken();
    const Hello hello = runs.hello(id, {sha256(bundle), {}});
    EXPECT_EQ(runs.join(id, {hello.challenge, "hone.function", hello.hasTest ? "" : bundle, ""}), "");
    EXPECT_TRUE(runs.leave(id, {hello.challenge, 1}));
  };
  run(bundle_);
  const FarmToken late = newToken();
  const Hello hello = runs.hello(late, offer());
  EXPECT_TRUE(hello.hasTest);
  // Others take all the room for tests.
  for (int i = 0; i < 20; ++i) run(bundleOfScript("exit " + std::to_string(i)));
  EXPECT_EQ(runs.join(late, {hello.challenge, "hone.function", "", ""}), "");
}

TEST_F(JoinedRunsTest, ABundleThatCannotBeUnpackedLeavesNoFolder) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  bundle_.resize(bundle_.size() - 1);
  const FarmToken run = newToken();
  const Hello hello = runs.hello(run, offer());
  EXPECT_NE(runs.join(run, join(hello.challenge)), "");
  EXPECT_TRUE(fs::is_empty(folder_ / "bundles"));
}

TEST_F(JoinedRunsTest, AnotherBundleThanTheOfferedOneIsRefused) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  const FarmToken run = newToken();
  const Hello hello = runs.hello(run, {sha256("another"), {}});
  EXPECT_NE(runs.join(run, join(hello.challenge)), "");
  EXPECT_FALSE(runs.find(run));
}

TEST_F(JoinedRunsTest, OnlyListedTestsAreAllowed) {
  fs::create_directory(folder_ / "allowed");
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", folder_ / "allowed", std::nullopt});
  const Hello refused = runs.hello(newToken(), offer());
  EXPECT_THAT(refused.refusal, testing::HasSubstr(offer().test));
  EXPECT_NE(runs.hello(newToken(), {"../bundles", {}}).refusal, "");
  writeFile(folder_ / "allowed" / offer().test, "");
  EXPECT_EQ(runs.hello(newToken(), offer()).refusal, "");
}

TEST_F(JoinedRunsTest, AMachineWithAnotherProgramRefuses) {
  JoinedRuns runs({"worker", "host", 2, folder_ / "bundles", "", std::nullopt});
  EXPECT_THAT(runs.hello(newToken(), {offer().test, {{"no-such-program", 5, "00"}}}).refusal,
              testing::HasSubstr("no-such-program is missing there"));
  EXPECT_THAT(runs.hello(newToken(), {offer().test, {{folder_ / "beside.h", 5, "00"}}}).refusal,
              testing::HasSubstr("beside.h is another one there: 6 bytes"));
}

TEST_F(JoinedRunsTest, ACommandThatIsDebuggedIsDebuggedElsewhereToo) {
  CommandSpec spec;
  spec.argv = {"/bin/true"};
  spec.candidateName = "input.txt";
  spec.rules.requireCrashPlace();
  for (const bool debugged : {false, true}) {
    spec.debugged = debugged;
    EXPECT_EQ(unpack(bundleOf(spec), folder_ / "unpacked").debugged, debugged);
  }
}

TEST_F(JoinedRunsTest, NoBundleIsReadFromDamagedBytes) {
  for (size_t size = 0; size < bundle_.size(); size += 3) {
    const fs::path place = folder_ / "unpacked";
    EXPECT_ANY_THROW(unpack(bundle_.substr(0, size), place)) << size;
    fs::remove_all(place);
  }
  std::string elsewhere = bundle_;
  elsewhere.replace(elsewhere.find("beside.h"), 8, "../../.h");
  EXPECT_THROW(unpack(elsewhere, folder_ / "unpacked"), UserError);
}

TEST(JoinSize, IsBounded) {
  EXPECT_NO_THROW(checkJoinSize(1000, 200 << 20));
  EXPECT_THROW(checkJoinSize(200 << 20, 100 << 20), UserError);
}

// It would run beside the sandbox, which holds single runs.
TEST_F(JoinedRunsTest, ATestServerIsRefused) {
  std::string server = bundle_;
  server.front() = static_cast<char>(TestKind::server);
  EXPECT_THROW(unpack(server, folder_ / "unpacked"), BadMessage);
}

}  // namespace
}  // namespace hone
