// One language, one test and one pattern serve many threads at once, and a run can be ended from another thread.
#include <gtest/gtest.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <functional>
#include <future>
#include <thread>

#include "hone/hone.h"
#include "parse/islands.h"

namespace hone {
namespace {

constexpr size_t threads = 8;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

/// The results of all four modes, on shared languages and tests. Each thread begins with another mode.
struct Findings {
  std::string reduced, repaired, pattern, tree;
  uint64_t reduceTests = 0, repairTests = 0, generalizeTests = 0, explainTests = 0;
  friend bool operator==(const Findings&, const Findings&) = default;
};

class Sharing : public testing::Test {
 protected:
  Findings find(size_t first) {
    const RunSettings settings{.jobs = 2};
    Findings found;
    const std::array<std::function<void()>, 4> modes = {
        [&] {
          // Scripts in a page: the lexer has modes, and islands are loaded when a text first needs them.
          Reduction small =
              reduce("<ul><li>a</li><li><script>f(1, [2, 3]);</script></li></ul>", html, script, {}, settings);
          found.reduced = small.text;
          found.reduceTests = small.search.tests;
        },
        [&] {
          Repairs repairs = repair("{\"a\": [1, 2 3], \"b\" 4}", json, valid, {}, settings);
          found.repaired = repairs.best.empty() ? "" : repairs.best.front().text;
          found.repairTests = repairs.search.tests;
        },
        [&] {
          Generalization general = generalize("[{\"a\": [], \"b\": 1}]", json, emptyArray, {}, settings);
          found.pattern = general.line;
          found.generalizeTests = general.search.tests;
        },
        [&] {
          const std::vector<GivenInput> given = {{"[{\"a\": [], \"b\": 1}]"}};
          Circumstances circumstances = explain(given, json, emptyArray, {}, {.jobs = 2, .maxTests = 150});
          found.tree = circumstances.tree;
          found.explainTests = circumstances.search.tests;
        }};
    for (size_t i = 0; i < modes.size(); ++i) modes[(first + i) % modes.size()]();
    return found;
  }

  static std::shared_ptr<Language> pages() {
    std::shared_ptr<Language> language = Language::bundled("html");
    addBundledIslands(*language);
    return language;
  }

  std::shared_ptr<Language> html = pages();
  std::shared_ptr<Language> json = Language::bundled("json");
  CallableTest script{[](std::string_view text) {
    return contains(text, "<script>") && contains(text, "[2") ? Verdict::fail : Verdict::pass;
  }};
  /// Accepts what the grammar accepts.
  CallableTest valid{[language = json](std::string_view text) {
    return Tree::parse(language, std::string(text))->errors().empty() ? Verdict::fail : Verdict::pass;
  }};
  CallableTest emptyArray{[](std::string_view text) { return contains(text, "[]") ? Verdict::fail : Verdict::pass; }};
};

TEST_F(Sharing, EightThreadsFindWhatOneFinds) {
  const Findings alone = find(0);
  EXPECT_EQ(alone.reduced, "<script>[2]");
  EXPECT_EQ(alone.repaired, "{\"a\": [1, 2, 3], \"b\": 4}");
  EXPECT_EQ(alone.pattern, "… [<nothing between>] …");
  EXPECT_TRUE(contains(alone.tree, "[]")) << alone.tree;
  // Languages with empty caches.
  html = pages();
  json = Language::bundled("json");
  std::vector<std::future<Findings>> others;
  for (size_t i = 0; i < threads; ++i) others.push_back(std::async(std::launch::async, [this, i] { return find(i); }));
  for (std::future<Findings>& other : others) {
    const Findings found = other.get();
    EXPECT_EQ(found.reduced, alone.reduced);
    EXPECT_EQ(found.repaired, alone.repaired);
    EXPECT_EQ(found.pattern, alone.pattern);
    EXPECT_EQ(found.tree, alone.tree);
    EXPECT_TRUE(found == alone) << "the counts";
  }
}

TEST_F(Sharing, APatternServesManyThreads) {
  GeneralizeOptions asItIs;
  asItIs.reduceFirst = false;
  const Generalization general = generalize("[{\"a\": {\"b\": []}}]", json, emptyArray, asItIs);
  ASSERT_TRUE(general.pattern);
  std::vector<std::future<std::vector<std::string>>> members;
  for (size_t i = 0; i < threads; ++i)
    members.push_back(std::async(std::launch::async, [&] {
      PatternMembers producer(*general.pattern, 1);
      std::vector<std::string> texts;
      for (int n = 0; n < 50; ++n) {
        texts.push_back(producer.next().value_or(""));
        EXPECT_TRUE(matches(*general.pattern, *Tree::parse(json, texts.back()), true)) << texts.back();
      }
      return texts;
    }));
  const std::vector<std::string> first = members.front().get();
  for (size_t i = 1; i < threads; ++i) EXPECT_EQ(members[i].get(), first);
}

TEST_F(Sharing, RunsOfOneTestLearnApart) {
  CommandSpec spec;
  spec.argv = {"sh", "-c", "grep -q needle \"$1\" && kill -SEGV $$; grep -q hay \"$1\" && kill -ABRT $$; exit 0", "sh",
               "@@"};
  spec.candidateName = "in.json";
  spec.rules.requireSameCrash();
  const std::unique_ptr<hone::Test> test = makeTest(spec);
  auto reduced = [&](std::string text) {
    return std::async(std::launch::async, [this, &test, text] { return reduce(text, json, *test).text; });
  };
  // Some candidates of the first run crash in the same way as the input of the second.
  std::future<std::string> one = reduced("[\"needle\", \"hay\"]"), two = reduced("[\"straw\", \"hay\"]");
  EXPECT_TRUE(contains(one.get(), "needle"));
  EXPECT_TRUE(contains(two.get(), "hay"));
}

double processorSeconds() {
  timespec time = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Tells when a run has committed this many verdicts.
class Milestone : public RunObserver {
 public:
  explicit Milestone(uint64_t tests) : tests_(tests) {}
  void committed(const Commit&, const SearchStats& stats, bool) override {
    if (stats.tests == tests_) reached_.set_value();
  }
  std::future<void> reached() { return reached_.get_future(); }

 private:
  uint64_t tests_;
  std::promise<void> reached_;
};

TEST_F(Sharing, AnotherThreadEndsAReductionAtOnce) {
  std::string input = "[";
  for (int i = 0; i < 20000; ++i) input += "{\"key\": [" + std::to_string(i) + ", []]}, ";
  input += "0]";
  // The test needs so many objects that a complete run takes long.
  CallableTest test(
      [](std::string_view text) { return std::ranges::count(text, '{') > 10000 ? Verdict::fail : Verdict::pass; });
  Milestone milestone(60);
  hone::Run run(test, {.jobs = 2}, &milestone);
  double asked = 0;
  std::thread other([&, reached = milestone.reached()] {
    reached.wait();
    asked = processorSeconds();
    run.cancel();
  });
  const Reduction result = reduce(run, input, json);
  const double ended = processorSeconds();
  other.join();
  EXPECT_LT(ended - asked, 0.1);
  EXPECT_EQ(result.stop, Stop::interrupted);
  EXPECT_TRUE(result.interesting);
  EXPECT_LT(result.text.size(), input.size());
  EXPECT_GT(std::ranges::count(result.text, '{'), 10000);
}

TEST_F(Sharing, ARunThatIsCancelledBeforeItBeginsTestsNothing) {
  hone::Run run(emptyArray);
  run.cancel();
  const Reduction result = reduce(run, "[[]]", json);
  EXPECT_EQ(result.stop, Stop::interrupted);
  EXPECT_FALSE(result.input);
  EXPECT_EQ(result.text, "[[]]");
  EXPECT_EQ(result.search.executed, 0u);
}

}  // namespace
}  // namespace hone
