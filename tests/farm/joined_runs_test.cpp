#include "farm/joined_runs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "farm/bundle.h"
#include "farm/fields.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

class JoinedRunsTest : public testing::Test {
 protected:
  JoinedRunsTest() {
    std::string name = fs::path(testing::TempDir()) / "joined-XXXXXX";
    folder_ = mkdtemp(name.data());
    CommandSpec spec;
    spec.kind = TestKind::script;
    writeFile(folder_ / "test.sh", "#!/bin/sh\ngrep -q x $1\n");
    fs::permissions(folder_ / "test.sh", fs::perms::owner_all);
    writeFile(folder_ / "beside.h", "int x;");
    spec.argv = {folder_ / "test.sh"};
    spec.with = {folder_ / "beside.h"};
    spec.candidateName = "input.txt";
    bundle_ = bundleOf(spec, 1);
  }
  ~JoinedRunsTest() override { fs::remove_all(folder_); }

  Offer offer() const { return {sha256(bundle_), {}}; }
  Join join(const FarmToken& challenge) const { return {challenge, "hone.function", bundle_, "xyz"}; }

  fs::path folder_;
  std::string bundle_;
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
  EXPECT_NE(runs.join(run, join(newToken())), "") << "no offer before";
  const Hello hello = runs.hello(run, offer());
  EXPECT_NE(runs.join(other, join(hello.challenge)), "") << "the challenge of another run";
  EXPECT_EQ(runs.join(run, join(hello.challenge)), "");
  EXPECT_NE(runs.join(run, join(hello.challenge)), "") << "a challenge is good for one answer";
  EXPECT_FALSE(runs.admit(run, {newToken(), 1}));
  EXPECT_FALSE(runs.leave(run, {newToken(), 1}));
  EXPECT_TRUE(runs.find(run)->isNew(1));
  EXPECT_FALSE(runs.find(run)->isNew(1)) << "a repeated job";
  EXPECT_TRUE(runs.find(run)->isNew(2));
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

TEST_F(JoinedRunsTest, NoBundleIsReadFromDamagedBytes) {
  for (size_t size = 0; size < bundle_.size(); ++size) {
    const fs::path place = folder_ / "unpacked";
    EXPECT_ANY_THROW(unpack(bundle_.substr(0, size), place)) << size;
    fs::remove_all(place);
  }
  std::string elsewhere = bundle_;
  elsewhere.replace(elsewhere.find("beside.h"), 8, "../../.h");
  EXPECT_THROW(unpack(elsewhere, folder_ / "unpacked"), UserError);
}

// It would run beside the sandbox, which holds single runs.
TEST_F(JoinedRunsTest, ATestServerIsRefused) {
  std::string server = bundle_;
  server.front() = static_cast<char>(TestKind::server);
  EXPECT_THROW(unpack(server, folder_ / "unpacked"), BadMessage);
}

}  // namespace
}  // namespace hone
