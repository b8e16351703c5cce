#include "farm/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <random>

#include "farm/fields.h"

namespace hone {
namespace {

Judged judgedOf(Verdict verdict) {
  Judged judged{"worker-1", TestResult{verdict, 0.25, 3}, ""};
  judged.result->crash = "assertion: x";
  judged.result->doubt = Doubt::crowded;
  return judged;
}

TEST(Messages, ComeBackFromTheirTexts) {
  const Offer offer = decodeOffer(encode(Offer{"abc", {{"dot", 12, "00"}, {"/usr/lib/x", 0, ""}}}));
  EXPECT_EQ(offer.test, "abc");
  EXPECT_EQ(offer.environment, (std::vector<EnvironmentFile>{{"dot", 12, "00"}, {"/usr/lib/x", 0, ""}}));

  const Hello hello = decodeHello(encode(Hello{newToken(), "w", "host", 8, true, "no"}));
  EXPECT_EQ(hello.slots, 8u);
  EXPECT_TRUE(hello.hasTest);
  EXPECT_EQ(hello.refusal, "no");

  const Judge judge = decodeJudge(encode(Judge{{1, 2}, 2.5, "crash", {}, true, std::string("a\0b", 3)}));
  EXPECT_EQ(judge.hash, (Hash128{1, 2}));
  EXPECT_EQ(judge.timeoutSeconds, 2.5);
  EXPECT_TRUE(judge.isDifference);
  EXPECT_EQ(judge.candidate.size(), 3u);
  EXPECT_FALSE(decodeJudge(encode(Judge{})).timeoutSeconds);

  const Judged judged = decodeJudged(encode(judgedOf(Verdict::unresolved)));
  ASSERT_TRUE(judged.result);
  EXPECT_EQ(judged.result->verdict, Verdict::unresolved);
  EXPECT_EQ(judged.result->exitCode, 3);
  EXPECT_EQ(judged.result->crash, "assertion: x");
  EXPECT_EQ(judged.result->doubt, Doubt::crowded);
  EXPECT_EQ(decodeJudged(encode(Judged{"w", TestResult{}, ""})).result->exitCode, -1);
  EXPECT_FALSE(decodeJudged(encode(Judged{"w", std::nullopt, "no room"})).result);
}

TEST(Messages, HoldOnlyPossibleNumbers) {
  for (const double seconds : {-1.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
    Judged judged = judgedOf(Verdict::fail);
    judged.result->seconds = seconds;
    EXPECT_THROW(decodeJudged(encode(judged)), BadMessage) << seconds;
    EXPECT_THROW(decodeJudge(encode(Judge{{1, 2}, seconds, "", {}, false, ""})), BadMessage) << seconds;
    EXPECT_THROW(decodeWorkerOrder(encode(WorkerOrder{{}, seconds})), BadMessage) << seconds;
  }
  EXPECT_THROW(decodeHello(encode(Hello{newToken(), "w", "host", 0, true, ""})), BadMessage);
  EXPECT_THROW(decodeHello(encode(Hello{newToken(), "w", "host", uint64_t{1} << 40, true, ""})), BadMessage);
}

/// Each decoder returns a message or throws BadMessage.
TEST(Messages, AreReadFromAnyBytes) {
  const std::vector<std::pair<std::string, std::function<void(std::string_view)>>> all = {
      {encode(Offer{"abc", {{"dot", 12, "00"}}}), [](auto text) { decodeOffer(text); }},
      {encode(Hello{}), [](auto text) { decodeHello(text); }},
      {encode(Join{{}, "f", "bundle", "base"}), [](auto text) { decodeJoin(text); }},
      {encode(WorkerOrder{}), [](auto text) { decodeWorkerOrder(text); }},
      {encode(Judge{{1, 2}, 2.5, "crash", {}, true, "abc"}), [](auto text) { decodeJudge(text); }},
      {encode(judgedOf(Verdict::fail)), [](auto text) { decodeJudged(text); }},
      {encode(WorkerReport{"w", "h"}), [](auto text) { decodeWorkerReport(text); }}};
  std::mt19937 random(1);
  for (const auto& [good, decode] : all) {
    EXPECT_NO_THROW(decode(good));
    for (size_t size = 0; size < good.size(); ++size) EXPECT_THROW(decode(good.substr(0, size)), BadMessage) << size;
    EXPECT_THROW(decode(good + "x"), BadMessage);
    for (int round = 0; round < 500; ++round) {
      std::string bad = good;
      bad[random() % bad.size()] = static_cast<char>(random());
      try {
        decode(bad);
      } catch (const BadMessage&) {
      }
    }
  }
}

}  // namespace
}  // namespace hone
