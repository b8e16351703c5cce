// What speculation gains with 8 to 4,096 slots, and what it costs the coordinator, on virtual time: no test runs and
// nothing sleeps.
//
// Usage: speculation [TESTS] [PART...]   (default: 1000 tests at -j1, all parts; about half an hour)
//
// `search` is a search whose every question depends on all verdicts before; `theory` is what perfect speculation by
// the acceptance rate gains there. `list` is the removal of elements one by one, which list minimizers do: most
// verdicts would be the same before and after other removals. A tenth of the elements is needed by others as long as
// these are there, and of a twentieth only one of two can be removed, so that some verdicts do change. `blind`: the
// search doesn't say what it asks (Candidate::question), so that no verdict predicts another.
//
// `share` is the coordinator's processor time in reductions of JSON texts by 512 slots, as a share of the run.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reduce/list_minimizer.h"
#include "reduce/reduce.h"
#include "search/cloned.h"
#include "search/scheduler.h"
#include "simulation.h"
#include "text/hash.h"
#include "virtual_workers.h"

namespace {

using namespace hone;
using simulation::chance;
using simulation::mix;
using simulation::VirtualTest;
using simulation::VirtualWorkers;
using simulation::VirtualWorkplace;

constexpr std::array slotCounts = {1, 8, 32, 128, 512, 2048, 4096};
constexpr double testSeconds = 0.2;

struct Measured {
  double seconds = 0;  ///< virtual ones
  SearchStats stats;
};

template <typename Search>
Measured measure(std::unique_ptr<Search>& strategy, int slots, const VirtualWorkers::Judge& judge,
                 const VirtualWorkers::Cost& cost, uint64_t mostTests) {
  VirtualTest none;
  VirtualWorkplace workplace(judge, cost);
  Limits limits;
  limits.maxTests = mostTests;
  Scheduler scheduler(none, slots, limits, nullptr, &workplace);
  scheduler.run(strategy);
  return {workplace.clock(), scheduler.stats()};
}

double same(std::string_view) { return testSeconds; }
/// From half as long to half as long again.
double varied(std::string_view bytes) { return testSeconds * (0.5 + chance(bytes, 7)); }

/// The steps that perfect speculation advances in the time of a test: the sum of the greatest probabilities.
double theory(double rate, int slots) {
  std::priority_queue<double> open;
  open.push(1);
  double sum = 0;
  for (int i = 0; i < slots; ++i) {
    const double probability = open.top();
    open.pop();
    sum += probability;
    open.push(probability * rate);
    open.push(probability * (1 - rate));
  }
  return sum;
}

/// Removes elements of a list, one by one or by halves.
class ListSearch : public Strategy {
 public:
  /// `blind`: it doesn't say what it asks.
  ListSearch(Minimizer kind, uint32_t elements, bool blind)
      : minimizer_(makeMinimizer(kind, elements)), blind_(blind) {}
  std::unique_ptr<Strategy> clone() const override { return std::make_unique<ListSearch>(*this); }
  std::optional<Candidate> propose() override {
    const std::optional<Selection> kept = minimizer_->propose();
    if (!kept) return std::nullopt;
    const Selection removed = leftOut(minimizer_->kept(), *kept);
    const uint64_t question = blind_ ? 0 : contentHash(bytesOf(removed)).low;
    return Candidate{std::string(bytesOf(*kept)), "list", 0, question};
  }
  void learn(Verdict verdict) override { minimizer_->learn(verdict == Verdict::fail); }

 private:
  static std::string_view bytesOf(const Selection& selection) {
    return {reinterpret_cast<const char*>(selection.data()), selection.size() * sizeof(uint32_t)};
  }
  Cloned<ListMinimizer> minimizer_;
  bool blind_;
};

/// Whether a list still has the property.
class ListJudge {
 public:
  /// `rate`: of the elements that can be removed.
  ListJudge(uint32_t elements, double rate) : elements_(elements) {
    for (uint32_t i = 0; i < elements; ++i) {
      removable_.push_back(dice(i, 1) < rate);
      // Users come later than what they use, and twins beside each other.
      user_.push_back(dice(i, 2) < 0.1 ? std::min(elements - 1, i + 1 + static_cast<uint32_t>(50 * dice(i, 3))) : i);
      twin_.push_back(dice(i, 4) < 0.05 ? std::min(elements - 1, i + 1) : i);
    }
  }

  Verdict operator()(std::string_view bytes) const {
    std::vector<bool> kept(elements_);
    for (size_t at = 0; at < bytes.size(); at += sizeof(uint32_t)) {
      uint32_t element = 0;
      std::memcpy(&element, bytes.data() + at, sizeof element);
      kept[element] = true;
    }
    for (uint32_t i = 0; i < elements_; ++i) {
      if (kept[i]) continue;
      if (!removable_[i]) return Verdict::pass;
      if (user_[i] != i && kept[user_[i]]) return Verdict::pass;
      if (twin_[i] != i && !kept[twin_[i]]) return Verdict::pass;
    }
    return Verdict::fail;
  }

 private:
  static double dice(uint32_t element, uint64_t salt) {
    return static_cast<double>(mix(element * uint64_t{16} + salt) >> 11) / static_cast<double>(uint64_t{1} << 53);
  }

  uint32_t elements_;
  std::vector<bool> removable_;
  std::vector<uint32_t> user_, twin_;
};

void printHead(const char* title) {
  fmt::print("\n{:<42}{:>8}", title, "tests");
  for (const int slots : slotCounts)
    if (slots > 1) fmt::print("{:>8}", slots);
  fmt::print("\n");
}

template <typename Make>
void printSpeedUps(const std::string& name, const Make& make, const VirtualWorkers::Judge& judge,
                   const VirtualWorkers::Cost& cost, uint64_t mostTests) {
  Measured alone;
  for (const int slots : slotCounts) {
    auto search = make();
    const Measured measured = measure(search, slots, judge, cost, mostTests);
    if (slots == 1) {
      alone = measured;
      fmt::print("{:<42}{:>8}", name, alone.stats.tests);
    } else {
      if (measured.stats.tests != alone.stats.tests || measured.stats.fail != alone.stats.fail) fmt::print("  OTHER!");
      fmt::print("{:8.1f}", alone.seconds / measured.seconds);
    }
    std::fflush(stdout);
  }
  fmt::print("\n");
}

void printSearches(int tests) {
  printHead("search: speed-up by slots");
  for (const double rate : {0.02, 0.05, 0.2, 0.5}) {
    fmt::print("{:<42}{:>8}", fmt::format("rate {:.2f}, theory", rate), "");
    for (const int slots : slotCounts)
      if (slots > 1) fmt::print("{:8.1f}", theory(rate, slots));
    fmt::print("\n");
    const auto make = [&] {
      return std::make_unique<simulation::Wanderer>(simulation::Wanderer::Plan{.seed = 1, .steps = tests});
    };
    printSpeedUps(fmt::format("rate {:.2f}", rate), make, simulation::randomJudge(rate, 0, 1), same, Limits().maxTests);
  }
}

/// A list to be minimized.
struct Subject {
  Minimizer kind;
  uint32_t elements;
  double rate;
  VirtualWorkers::Cost cost;
  const char* name;
};

void printLists(uint64_t tests) {
  const std::vector<Subject> subjects = {{Minimizer::sweep, 1000, 0.05, same, "1000 one by one, rate 0.05"},
                                         {Minimizer::sweep, 6000, 0.02, same, "6000 one by one, rate 0.02"},
                                         {Minimizer::sweep, 6000, 0.05, same, "6000 one by one, rate 0.05"},
                                         {Minimizer::sweep, 6000, 0.05, varied, "6000 one by one, rate 0.05, varied"},
                                         {Minimizer::sweep, 6000, 0.2, same, "6000 one by one, rate 0.2"},
                                         {Minimizer::sweep, 6000, 0.5, same, "6000 one by one, rate 0.5"},
                                         {Minimizer::bisect, 6000, 0.05, same, "6000 by halves, 5 % removable"},
                                         {Minimizer::bisect, 6000, 0.8, same, "6000 by halves, 80 % removable"},
                                         {Minimizer::bisect, 6000, 0.98, same, "6000 by halves, 98 % removable"}};
  printHead("list: speed-up by slots");
  for (const Subject& subject : subjects)
    for (const bool blind : {true, false})
      printSpeedUps(
          blind ? std::string(subject.name) + ", blind" : "  the same, informed",
          [&] { return std::make_unique<ListSearch>(subject.kind, subject.elements, blind); },
          ListJudge(subject.elements, subject.rate), subject.cost, tests);
}

/// The processor time of this process.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::string jsonOf(size_t bytes) {
  std::string text = "[";
  for (int i = 0; text.size() < bytes; ++i)
    text += fmt::format("{}{{\"id\": {}, \"name\": \"n{}\", \"list\": [{}, true, null]}}", i > 0 ? ",\n" : "", i,
                        i * 7919 % 1000, i % 13);
  return text + "]";
}

void printShares(uint64_t tests) {
  constexpr int slots = 512;
  fmt::print("\n{:<42}{:>8}{:>12}{:>12}{:>10}\n", "coordinator, 512 slots", "tests", "ms a test", "virtual s", "share");
  std::fflush(stdout);
  for (const auto& [size, most] : {std::pair<size_t, uint64_t>(20'000, tests), {2'000'000, tests / 5}}) {
    const std::string text = jsonOf(size);
    double judging = 0;
    // One object in twenty matters.
    const auto judge = [&](std::string_view bytes) {
      const double start = processorSeconds();
      size_t at = 0;
      for (int i = 0; at != bytes.npos && i * size_t{20} * 50 < size; ++i)
        at = bytes.find(fmt::format("\"id\": {},", 20 * i), at);
      judging += processorSeconds() - start;
      return at == bytes.npos ? Verdict::pass : Verdict::fail;
    };
    const TreePtr tree = Tree::parse(Language::bundled("json"), text);
    const double start = processorSeconds();
    auto search = makeReduction(tree, {});
    const Measured measured = measure(search, slots, judge, same, most);
    const double used = processorSeconds() - start - judging;
    fmt::print("{:<42}{:>8}{:>12.2f}{:>12.1f}{:>9.1f}%\n", fmt::format("JSON of {} bytes", text.size()),
               measured.stats.tests, 1000 * used / static_cast<double>(measured.stats.tests), measured.seconds,
               100 * used / measured.seconds);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  int tests = 1000;
  std::set<std::string> parts;
  for (int i = 1; i < argc; ++i)
    if (const int number = std::atoi(argv[i]); number > 0)
      tests = number;
    else
      parts.insert(argv[i]);
  const auto wanted = [&](const char* part) { return parts.empty() || parts.contains(part); };
  if (wanted("search")) printSearches(tests);
  if (wanted("list")) printLists(static_cast<uint64_t>(tests));
  if (wanted("share")) printShares(static_cast<uint64_t>(tests));
}
