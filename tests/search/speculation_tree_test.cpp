#include "search/speculation_tree.h"

#include <gtest/gtest.h>

#include "search/strategy.h"
#include "simulation.h"

namespace hone {
namespace {

using namespace simulation;

constexpr uint64_t kAnyNumber = 1'000'000;

/// The tree without the scheduler: tests end when a test case says so.
class GuessTreeTest : public testing::Test {
 protected:
  SpeculationTree& plant(std::unique_ptr<Strategy> strategy, size_t jobs = 4) {
    std::optional<Candidate> first = strategy->propose();
    tree = std::make_unique<SpeculationTree>(std::move(strategy), std::move(first), jobs, trials, rates);
    return *tree;
  }

  /// Starts the most probable test and grows the tree as far as needed for that; "none" if there is no test to start.
  std::string startNext(uint64_t testsLeft = kAnyNumber) {
    for (;;) {
      SpeculationTree::Step step = tree->likeliest(/*mayStart=*/true, testsLeft);
      if (!step.node) return "none";
      if (step.guess) {
        tree->grow(step);
        continue;
      }
      trials.start(*step.node->trial, std::make_shared<Cancellation>());
      return step.node->candidate->bytes;
    }
  }

  void end(std::string_view bytes, Verdict verdict) {
    TestResult result;
    result.verdict = verdict;
    trials.finish({contentHash(bytes), result, nullptr}, rates);
    tree->prune();
  }

  void commitRoot() {
    Verdict verdict = tree->root().trial->verdict.value();
    trials.commit(*tree->root().trial);
    tree->advance(verdict);
  }

  void setRate(std::string_view pass, double rate) {
    int failures = 0;
    for (int i = 1; i <= 1000; ++i) {
      bool failed = failures < rate * i;
      failures += failed;
      rates.learn(pass, failed);
    }
  }

  AcceptanceRates rates;
  Trials trials;
  std::unique_ptr<SpeculationTree> tree;
};

TEST_F(GuessTreeTest, beginsWithTheRoot) {
  plant(std::make_unique<Diary>(10));
  EXPECT_EQ(tree->nodes(), 1u);
  EXPECT_EQ(startNext(), "");
}

TEST_F(GuessTreeTest, goesStraightOnWhereTheRateIsLow) {
  setRate("diary", 0.02);
  plant(std::make_unique<Diary>(10));
  for (std::string bytes : {"", "P", "PP", "PPP"}) EXPECT_EQ(startNext(), bytes);
}

TEST_F(GuessTreeTest, goesStraightOnWhereTheRateIsHigh) {
  setRate("diary", 0.98);
  plant(std::make_unique<Diary>(10));
  for (std::string bytes : {"", "F", "FF", "FFF"}) EXPECT_EQ(startNext(), bytes);
}

TEST_F(GuessTreeTest, goesLevelByLevelWhereTheRateIsAHalf) {
  setRate("diary", 0.5);
  plant(std::make_unique<Diary>(10));
  EXPECT_EQ(startNext(), "");
  std::set<std::string> next;
  for (int i = 0; i < 6; ++i) next.insert(startNext());
  EXPECT_EQ(next, (std::set<std::string>{"F", "P", "FF", "FP", "PF", "PP"}));
}

TEST_F(GuessTreeTest, multipliesTheProbabilitiesOnTheWay) {
  plant(std::make_unique<Diary>(10));
  startNext();
  startNext();
  SpeculationTree::Step step = tree->likeliest(true, kAnyNumber);
  ASSERT_TRUE(step.node);
  EXPECT_EQ(step.node->candidate->bytes, "P");
  EXPECT_EQ(step.guess, Verdict::pass);
  EXPECT_DOUBLE_EQ(step.probability, 0.7 * 0.7);
}

TEST_F(GuessTreeTest, followsWhatIsKnownWithoutAGuess) {
  setRate("diary", 0.02);
  plant(std::make_unique<Diary>(10));
  for (std::string bytes : {"", "P"}) EXPECT_EQ(startNext(), bytes);
  end("P", Verdict::fail);
  EXPECT_EQ(startNext(), "PF");
  EXPECT_EQ(startNext(), "PFP");
}

TEST_F(GuessTreeTest, throwsAwayWhatWasWrong) {
  setRate("diary", 0.5);
  plant(std::make_unique<Diary>(10));
  for (int i = 0; i < 7; ++i) startNext();
  EXPECT_EQ(trials.held(), 7u);
  end("", Verdict::fail);
  commitRoot();
  EXPECT_EQ(tree->root().candidate->bytes, "F");
  EXPECT_EQ(tree->nodes(), 3u) << "F, FF, FP";

  // The tests of the other half were cancelled.
  int cancelled = 0;
  for (std::string bytes : {"F", "FF", "FP", "P", "PF", "PP"}) {
    Trial& trial = trials.want(contentHash(bytes));
    cancelled += trial.running->cancelled();
    EXPECT_EQ(trial.running->cancelled(), bytes[0] == 'P') << bytes;
    trials.release(trial);
  }
  EXPECT_EQ(cancelled, 3);
}

TEST_F(GuessTreeTest, cancelsBelowAWrongGuessBeforeTheRootIsKnown) {
  setRate("diary", 0.02);
  plant(std::make_unique<Diary>(10));
  for (std::string bytes : {"", "P", "PP", "PPP"}) EXPECT_EQ(startNext(), bytes);
  end("PP", Verdict::fail);
  Trial& trial = trials.want(contentHash("PPP"));
  EXPECT_TRUE(trial.running->cancelled());
  trials.release(trial);
  EXPECT_EQ(tree->nodes(), 3u);
  EXPECT_EQ(startNext(), "PPF");
}

TEST_F(GuessTreeTest, startsAnewBelowAnUnresolvedThatIsNotAPass) {
  setRate("diary", 0.02);
  plant(std::make_unique<Diary>(10));
  for (std::string bytes : {"", "P", "PP"}) EXPECT_EQ(startNext(), bytes);
  end("P", Verdict::unresolved);
  EXPECT_EQ(startNext(), "PU");
  end("", Verdict::unresolved);
  commitRoot();
  EXPECT_EQ(tree->root().candidate->bytes, "U");
}

TEST_F(GuessTreeTest, keepsTheGuessOfPassBelowAnUnresolvedThatIsLikeAPass) {
  Wanderer::Plan plan;
  setRate("others", 0.02);
  setRate("third", 0.02);
  plant(std::make_unique<Wanderer>(plan));
  std::string first = startNext(), second = startNext();
  size_t nodes = tree->nodes();
  end(first, Verdict::unresolved);
  EXPECT_EQ(tree->nodes(), nodes);
  commitRoot();
  EXPECT_EQ(tree->root().candidate->bytes, second);
  EXPECT_EQ(*plan.clones, 1);
}

TEST_F(GuessTreeTest, guessesTheSameBytesOnlyOnce) {
  // Below the guess `pass`, the same bytes are implied to pass, so there is nothing else to test.
  plant(std::make_unique<Stubborn>(), 2);
  EXPECT_EQ(startNext(), "again");
  EXPECT_EQ(startNext(), "none");
  EXPECT_LE(tree->nodes(), 128u);
  for (const SpeculationTree::Node* node = tree->root().child(Verdict::pass).get(); node;) {
    EXPECT_FALSE(node->children[static_cast<size_t>(Verdict::fail)]);
    node = node->children[static_cast<size_t>(Verdict::pass)].get();
  }
}

std::unique_ptr<Batch> batchOf(int count) {
  auto candidates = std::make_shared<std::vector<Candidate>>();
  for (int i = 0; i < count; ++i) candidates->push_back({std::to_string(i), "batch"});
  return std::make_unique<Batch>(
      [candidates](size_t i) { return i < candidates->size() ? &(*candidates)[i] : nullptr; });
}

TEST_F(GuessTreeTest, isALineForABatch) {
  plant(batchOf(100), 50);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(startNext(), std::to_string(i));
  EXPECT_EQ(tree->nodes(), 50u);
  for (int i = 0; i < 50; i += 7) {
    end(std::to_string(i), i % 2 ? Verdict::fail : Verdict::unresolved);
  }
  EXPECT_EQ(tree->nodes(), 50u);
  EXPECT_EQ(startNext(), "50");
}

TEST_F(GuessTreeTest, looksThroughABatchOnlyOnce) {
  plant(batchOf(64), 100);
  for (int i = 0; i < 64; ++i) EXPECT_EQ(startNext(), std::to_string(i));
  EXPECT_EQ(startNext(), "none") << "which would take for ever, if it went both ways at each node";
}

TEST_F(GuessTreeTest, looksNoFurtherThanTheTestsThatAreLeft) {
  plant(std::make_unique<Diary>(10));
  EXPECT_EQ(startNext(2), "");
  EXPECT_EQ(startNext(2), "P");
  EXPECT_EQ(startNext(2), "F");
  EXPECT_EQ(startNext(2), "none");
}

TEST_F(GuessTreeTest, staysSmallWhileTheRootRunsOnAndOn) {
  setRate("diary", 0.02);
  plant(std::make_unique<Diary>(1'000'000), 2);
  EXPECT_EQ(startNext(), "");
  int ended = 0;
  for (std::string bytes = startNext(); bytes != "none"; bytes = startNext()) {
    end(bytes, Verdict::pass);
    ASSERT_LE(++ended, 1000);
  }
  EXPECT_GE(ended, 50);
  EXPECT_LE(tree->nodes(), 128u);
}

TEST_F(GuessTreeTest, staysSmallerStillWhereCandidatesAreLarge) {
  class Large : public Diary {
   public:
    using Diary::Diary;
    std::unique_ptr<Strategy> clone() const override { return std::make_unique<Large>(*this); }
    std::optional<Candidate> propose() override {
      std::optional<Candidate> candidate = Diary::propose();
      candidate->bytes.resize(16 << 20);
      return candidate;
    }
  };
  setRate("diary", 0.02);
  plant(std::make_unique<Large>(1'000'000), 2);
  startNext();
  int ended = 0;
  for (std::string bytes = startNext(); bytes != "none"; bytes = startNext()) {
    end(bytes, Verdict::pass);
    ASSERT_LE(++ended, 1000);
  }
  EXPECT_LE(tree->nodes(), 9u);
}

TEST_F(GuessTreeTest, growsWithoutCloningWhatIsKnown) {
  Wanderer::Plan plan;
  plant(std::make_unique<Wanderer>(plan));
  for (int i = 0; i < 20; ++i) {
    end(startNext(), i % 3 == 0 ? Verdict::fail : Verdict::pass);
    commitRoot();
  }
  EXPECT_EQ(*plan.clones, 0);
}

TEST_F(GuessTreeTest, givesTheStrategyBack) {
  plant(std::make_unique<Diary>(10));
  end(startNext(), Verdict::fail);
  commitRoot();
  startNext();
  std::unique_ptr<Strategy> strategy = tree->dissolve();
  EXPECT_EQ(dynamic_cast<Diary&>(*strategy).diary(), "F");
  EXPECT_EQ(tree->nodes(), 0u);
  EXPECT_EQ(trials.waiting(), 0u);
}

TEST_F(GuessTreeTest, endsWithTheSearch) {
  plant(std::make_unique<Diary>(1));
  end(startNext(), Verdict::pass);
  commitRoot();
  EXPECT_FALSE(tree->root().candidate);
  EXPECT_EQ(startNext(), "none");
}

}  // namespace
}  // namespace hone
