// Runs in a host: their ends, many of them in one process, and several at once.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include "interface.h"

namespace hone {
namespace {

const std::string hay = R"({"hay": [1, 2, {"deep": ["needle", 3]}], "more": "hay"})";

int needleIn(std::string_view text) { return text.find("\"needle\"") != text.npos ? HONE_FAIL : HONE_PASS; }

class Runs : public testing::Test {
 protected:
  Owned<hone_language> json = languageOf(R"({"language": "json"})");
  Predicate needle = needleIn;
};

TEST_F(Runs, ReduceByACallback) {
  const auto test = testOf(needle);
  int best = 0, notes = 0;
  Observer observer = [&](const hone_event& event) {
    best += event.best;
    notes += event.note != nullptr;
    return 0;
  };
  const auto run = runOf(test, &observer);
  const auto outcome = outcomeOf(hone_reduce, run, json, hay, R"({"jobs": 2})");
  ASSERT_EQ(outcome.status, HONE_OK) << outcome.error;
  EXPECT_EQ(textOf(outcome.made), "\"needle\"");
  EXPECT_EQ(hone_result_stop(outcome.made.get()), HONE_DONE);
  EXPECT_EQ(hone_result_verdict(outcome.made.get()), HONE_FAIL);
  EXPECT_GT(best, 3);
  EXPECT_EQ(notes, 0);
  // A run serves one call after the other, and another mode too.
  const auto again = outcomeOf(hone_generalize, run, json, R"([{"sizes": "needle", "x": 1}])", "");
  EXPECT_EQ(textOf(again.made), "… \"needle\" …");
}

TEST_F(Runs, HaveNoTextIfTheInputPasses) {
  const auto outcome = outcomeOf(hone_reduce, runOf(testOf(needle)), json, "[1]", "");
  ASSERT_EQ(outcome.status, HONE_OK) << outcome.error;
  EXPECT_EQ(hone_result_count(outcome.made.get()), 0u);
  EXPECT_EQ(hone_result_text(outcome.made.get(), 0, nullptr), nullptr);
  EXPECT_EQ(hone_result_json(outcome.made.get()), nullptr);
  EXPECT_EQ(hone_result_verdict(outcome.made.get()), HONE_PASS);
}

TEST_F(Runs, EndWhenTheCallbackAborts) {
  std::atomic<int> calls = 0;
  Predicate aborting = [&](std::string_view text) { return ++calls > 10 ? int{HONE_ABORT} : needleIn(text); };
  const auto outcome = outcomeOf(hone_reduce, runOf(testOf(aborting)), json, hay, R"({"jobs": 4})");
  EXPECT_EQ(outcome.status, HONE_ABORTED);
  EXPECT_EQ(outcome.error, "the test's callback ended the run");
  Predicate wrong = [](std::string_view) { return 17; };
  const auto answered = outcomeOf(hone_reduce, runOf(testOf(wrong)), json, hay, "");
  EXPECT_EQ(answered.status, HONE_ABORTED);
  EXPECT_EQ(answered.error, "the test's callback returned 17, which is no verdict");
}

TEST_F(Runs, EndWhenTheObserverAsks) {
  int times = 0;
  Observer third = [&](const hone_event& event) { return event.best != 0 && ++times == 3; };
  const auto outcome = outcomeOf(hone_reduce, runOf(testOf(needle), &third), json, hay, R"({"jobs": 1})");
  ASSERT_EQ(outcome.status, HONE_OK) << outcome.error;
  EXPECT_EQ(hone_result_stop(outcome.made.get()), HONE_CANCELLED);
  EXPECT_LT(textOf(outcome.made).size(), hay.size());
  EXPECT_GT(textOf(outcome.made).size(), std::string_view("\"needle\"").size());
}

TEST_F(Runs, AreCancelledByAnotherThread) {
  // The test waits for the thread, and the thread for the test: without the cancellation, the search would go on for
  // 20,000 elements.
  std::string list = "[0";
  for (int i = 1; i < 20'000; ++i) list += "," + std::to_string(i);
  list += "]";
  std::atomic<int> calls = 0;
  std::atomic<bool> cancelled = false;
  Predicate slow = [&](std::string_view text) {
    if (++calls > 20)
      while (!cancelled) std::this_thread::yield();
    return text == list ? HONE_FAIL : HONE_PASS;
  };
  const auto test = testOf(slow);
  const auto run = runOf(test);
  std::thread other([&] {
    while (calls <= 20) std::this_thread::yield();
    hone_cancel(run.get());
    cancelled = true;
  });
  const auto outcome = outcomeOf(hone_reduce, run, json, list, R"({"jobs": 2})");
  other.join();
  ASSERT_EQ(outcome.status, HONE_OK) << outcome.error;
  EXPECT_EQ(hone_result_stop(outcome.made.get()), HONE_CANCELLED);
  EXPECT_LT(calls, 100);
  // A cancelled run stays so.
  const auto later = outcomeOf(hone_reduce, run, json, list, "");
  EXPECT_EQ(hone_result_stop(later.made.get()), HONE_CANCELLED);
}

TEST_F(Runs, HandlesMayBeFreedInAnyOrder) {
  auto test = testOf(needle);
  const auto run = runOf(test);
  test.reset();
  auto general = outcomeOf(hone_generalize, run, json, R"([{"a": "needle"}])", "");
  json.reset();
  int matches = 0;
  ASSERT_EQ(hone_result_match(general.made.get(), "[\"needle\"]", 10, &matches, nullptr), HONE_OK);
  EXPECT_NE(matches, 0);
}

TEST_F(Runs, OneRunServesOneThreadAtATime) {
  const auto test = testOf(needle);
  std::string nested;
  hone_run* own = nullptr;
  Observer observer = [&](const hone_event& event) {
    if (event.best == 0 || !nested.empty()) return 0;
    nested = outcomeOf<hone_result>([&](hone_result** made, char** error) {
               return hone_reduce(own, json.get(), hay.data(), hay.size(), nullptr, made, error);
             }).error;
    return 0;
  };
  const auto run = runOf(test, &observer);
  own = run.get();
  EXPECT_EQ(textOf(outcomeOf(hone_reduce, run, json, hay, "").made), "\"needle\"");
  EXPECT_EQ(nested, "the run is in use by another thread: make a run for each");
}

TEST_F(Runs, EightThreadsShareLanguageAndTest) {
  const auto test = testOf(needle);
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      const auto outcome = outcomeOf(hone_reduce, runOf(test), json, hay, R"({"jobs": 2})");
      right += outcome.status == HONE_OK && textOf(outcome.made) == "\"needle\"";
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 8);
}

size_t entriesIn(const char* folder) {
  return static_cast<size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

/// What the open descriptors of this process are, such as files and pipes.
std::multiset<std::string> descriptors() {
  std::multiset<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    std::error_code gone;  // that of the iterator itself
    found.insert(std::filesystem::read_symlink(entry.path(), gone));
  }
  return found;
}

/// Resident pages of this process.
size_t residentPages() {
  std::ifstream statm("/proc/self/statm");
  size_t all = 0, resident = 0;
  statm >> all >> resident;
  return resident;
}

/// Processes that were started by this one and haven't been waited for.
size_t children() {
  size_t count = 0;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream stream(task.path() / "children");
    for (std::string id; stream >> id;) ++count;
  }
  return count;
}

struct Resources {
  std::multiset<std::string> open = descriptors();
  size_t threads = entriesIn("/proc/self/task"), processes = children(), pages = residentPages();
};

void expectNoMore(const Resources& before, size_t pages) {
  Resources now;
  // A worker's thread may let go of its last test a moment after the end of the run, also of the one before `before`.
  const auto isMore = [&] { return !std::ranges::includes(before.open, now.open); };
  for (int i = 0; i < 3000 && isMore(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    now = Resources();
  }
  EXPECT_FALSE(isMore()) << testing::PrintToString(now.open) << "\nbefore:\n" << testing::PrintToString(before.open);
  // Workers that all runs share are started when there is work for them, on a busy machine later than the first run.
  EXPECT_LE(now.threads, before.threads + std::thread::hardware_concurrency());
  EXPECT_LE(now.processes, before.processes);
  // Sanitizers hold what was freed for a while, and report leaks themselves.
  if (isSanitized) return;
  EXPECT_LE(now.pages, before.pages + pages);
}

TEST_F(Runs, ManyLeaveNothingBehind) {
  const auto test = testOf(needle);
  const auto reduceOften = [&](int times) {
    for (int i = 0; i < times; ++i) {
      const auto outcome = outcomeOf(hone_reduce, runOf(test), json, R"([1,"needle"])", R"({"jobs": 2})");
      ASSERT_EQ(textOf(outcome.made), "\"needle\"");
    }
  };
  reduceOften(500);
  const Resources before;
  reduceOften(isSanitized ? 500 : 9500);
  // If each run left 50 bytes, it would be more pages.
  expectNoMore(before, 100);
}

TEST_F(Runs, OfCommandsLeaveNothingBehind) {
  const auto test = testOf(R"({"commands": "grep -q needle $1"})");
  const auto reduceOnce = [&] {
    EXPECT_EQ(textOf(outcomeOf(hone_reduce, runOf(test), json, R"(["needle"])", R"({"jobs": 2})").made), "\"needle\"");
  };
  for (int i = 0; i < 5; ++i) reduceOnce();
  const Resources before;
  for (int i = 0; i < 20; ++i) reduceOnce();
  expectNoMore(before, 100);
}

}  // namespace
}  // namespace hone
