#include "search/trials.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

const Hash128 kHash = contentHash("candidate");

Outcome ended(Verdict verdict) {
  TestResult result;
  result.verdict = verdict;
  result.seconds = 2;
  return {kHash, result, nullptr};
}
const Outcome kCancelled{kHash, std::nullopt, nullptr};

class TrialsTest : public testing::Test {
 protected:
  Trial& start() {
    Trial& trial = trials.want(kHash);
    trials.start(trial, cancellation);
    return trial;
  }

  Trials trials;
  AcceptanceRates rates;
  std::shared_ptr<Cancellation> cancellation = std::make_shared<Cancellation>();
};

TEST_F(TrialsTest, waitsUntilItIsStarted) {
  Trial& trial = trials.want(kHash);
  EXPECT_TRUE(trial.waits());
  EXPECT_EQ(trials.waiting(), 1u);
  trials.start(trial, cancellation);
  EXPECT_FALSE(trial.waits());
  EXPECT_EQ(trials.waiting(), 0u);
}

TEST_F(TrialsTest, isSharedByAllThatWantTheSameBytes) {
  Trial& trial = trials.want(kHash);
  EXPECT_EQ(&trials.want(kHash), &trial);
  EXPECT_EQ(trials.waiting(), 1u);
  EXPECT_NE(&trials.want(contentHash("other")), &trial);
  EXPECT_EQ(trials.waiting(), 2u);
}

TEST_F(TrialsTest, isForgottenWhereNobodyWantsItBeforeItsStart) {
  trials.release(trials.want(kHash));
  EXPECT_EQ(trials.waiting(), 0u);
  EXPECT_EQ(trials.held(), 0u);
}

TEST_F(TrialsTest, isCancelledWhenTheLastLosesInterest) {
  Trial& trial = start();
  trials.want(kHash);
  trials.release(trial);
  EXPECT_FALSE(cancellation->cancelled());
  trials.release(trial);
  EXPECT_TRUE(cancellation->cancelled());
  trials.finish(kCancelled, rates);
  EXPECT_EQ(trials.held(), 0u);
}

TEST_F(TrialsTest, waitsAnewWhereItWasCancelledAndIsWantedAgain) {
  trials.release(start());
  Trial& trial = trials.want(kHash);
  EXPECT_FALSE(trial.waits()) << "the cancelled test still winds down";
  EXPECT_EQ(trials.waiting(), 0u);
  trials.finish(kCancelled, rates);
  EXPECT_TRUE(trial.waits());
  EXPECT_EQ(trials.waiting(), 1u);
}

TEST_F(TrialsTest, keepsAVerdictThatCameJustBeforeTheCancellation) {
  trials.release(start());
  trials.finish(ended(Verdict::fail), rates);
  Trial& trial = trials.want(kHash);
  EXPECT_EQ(trial.verdict, Verdict::fail);
  EXPECT_EQ(trial.seconds, 2);
  EXPECT_FALSE(trial.committed);
  EXPECT_EQ(trials.waiting(), 0u);
}

TEST_F(TrialsTest, keepsAVerdictThatNobodyCommitted) {
  Trial& trial = start();
  trials.finish(ended(Verdict::pass), rates);
  trials.release(trial);
  EXPECT_EQ(trials.want(kHash).verdict, Verdict::pass);
}

TEST_F(TrialsTest, remembersACommittedVerdictButNothingElseOfIt) {
  Trial& trial = start();
  trials.finish(ended(Verdict::unresolved), rates);
  trials.commit(trial);
  EXPECT_TRUE(trial.committed);
  trials.release(trial);
  EXPECT_EQ(trials.held(), 0u);

  Trial& again = trials.want(kHash);
  EXPECT_EQ(again.verdict, Verdict::unresolved);
  EXPECT_TRUE(again.committed);
  EXPECT_FALSE(again.waits());
  EXPECT_EQ(trials.waiting(), 0u);
}

}  // namespace
}  // namespace hone
