#include "farm/joined_runs.h"

#include <fmt/format.h>

#include <utility>

#include "farm/fields.h"
#include "oracle/make_test.h"
#include "oracle/repeat_test.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

/// A hone that was killed never leaves, so the oldest run makes room.
constexpr size_t mostRuns = 32;
constexpr size_t mostOffers = 256;
constexpr size_t mostTests = 16;

}  // namespace

TestHere::TestHere(std::string_view bundle, const fs::path& parent)
    : folder_(parent, "test-", "make room there"), test_(unpack(bundle, folder_.path())) {}

JoinedRun::JoinedRun(const FarmToken& run, const Join& join, std::shared_ptr<const TestHere> here, CommandSpec spec,
                     std::shared_ptr<SeenJobs> seenJobs)
    : id(run),
      challenge(join.challenge),
      function(join.function),
      base(join.base),
      seen(std::move(seenJobs)),
      here_(std::move(here)),
      single_(makeTest(std::move(spec))) {
  test_ = std::make_unique<RepeatTest>(*single_, Repetition{});
}

Hello JoinedRuns::hello(const FarmToken& run, const Offer& offer) {
  Hello hello{newToken(), terms_.name, terms_.host, static_cast<uint64_t>(terms_.slots), false, ""};
  std::error_code error;
  // A hash has no slash, whatever an offer says.
  const bool isHash = offer.test.find_first_not_of("0123456789abcdef") == offer.test.npos;
  if (!terms_.allow.empty() && (!isHash || !fs::exists(terms_.allow / offer.test, error)))
    hello.refusal = fmt::format("its --allow folder has no file {}", offer.test);
  else
    hello.refusal = differenceHere(offer.environment);
  std::lock_guard lock(mutex_);
  const auto here = tests_.find(offer.test);
  hello.hasTest = here != tests_.end();
  if (offers_.size() >= mostOffers) offers_.clear();
  if (hello.refusal.empty()) offers_[hello.challenge] = {run, offer, hello.hasTest ? here->second : nullptr};
  return hello;
}

std::string JoinedRuns::join(const FarmToken& run, const Join& join) {
  std::lock_guard lock(mutex_);
  const auto offered = offers_.find(join.challenge);
  if (offered == offers_.end() || offered->second.run != run) throw BadMessage();
  const Offer offer = std::move(offered->second.offer);
  const std::string& test = offer.test;
  offers_.erase(offered);
  try {
    std::shared_ptr<const TestHere>& here = tests_[test];
    if (!here) {
      if (sha256(join.bundle) != test) throw BadMessage();
      here = std::make_shared<const TestHere>(join.bundle, terms_.folder);
    }
    CommandSpec spec = specFor(*here, offer);
    spec.candidateBytes = join.base.size();
    std::shared_ptr<JoinedRun>& joined = runs_[run];
    auto seen = joined ? joined->seen : std::make_shared<SeenJobs>();
    joined = std::make_shared<JoinedRun>(run, join, here, std::move(spec), std::move(seen));
  } catch (const std::exception& error) {
    if (!tests_[test]) tests_.erase(test);
    return error.what();
  }
  std::erase(order_, run);  // it may join again
  order_.push_back(run);
  if (order_.size() > mostRuns) {
    runs_.erase(order_.front());
    order_.erase(order_.begin());
  }
  if (tests_.size() > mostTests) std::erase_if(tests_, [](const auto& entry) { return entry.second.use_count() == 1; });
  ++version_;
  return "";
}

/// In the sandbox, the test's own files can be read, and those that are known to be the same on all machines.
CommandSpec JoinedRuns::specFor(const TestHere& here, const Offer& offer) const {
  CommandSpec spec = here.test();
  if (!terms_.sandbox) return spec;
  Sandbox sandbox = *terms_.sandbox;
  sandbox.readable.push_back(here.folder());
  // What has no hash is no file here either, but may be a folder.
  for (const EnvironmentFile& file : offer.environment)
    if (!file.sha256.empty()) sandbox.readable.push_back(placeHere(file));
  spec.sandbox = std::make_shared<const Sandbox>(std::move(sandbox));
  return spec;
}

std::shared_ptr<JoinedRun> JoinedRuns::ordered(const FarmToken& run, const WorkerOrder& order) const {
  const auto found = runs_.find(run);
  return found != runs_.end() && found->second->challenge == order.challenge ? found->second : nullptr;
}

bool JoinedRuns::admit(const FarmToken& run, const WorkerOrder& order) {
  std::lock_guard lock(mutex_);
  const std::shared_ptr<JoinedRun> joined = ordered(run, order);
  if (!joined) return false;
  joined->slowness = order.slowness;
  joined->admitted = true;
  ++version_;
  return true;
}

bool JoinedRuns::leave(const FarmToken& run, const WorkerOrder& order) {
  std::lock_guard lock(mutex_);
  if (!ordered(run, order)) return false;
  for (auto& [job, cancellation] : running_)
    if (job.first == run) cancellation->cancel();
  runs_.erase(run);
  std::erase(order_, run);
  ++version_;
  return true;
}

WorkerReport JoinedRuns::report() const {
  std::lock_guard lock(mutex_);
  return {terms_.name, terms_.host, static_cast<uint64_t>(terms_.slots), running_.size(), runs_.size(), testsRun_};
}

std::shared_ptr<JoinedRun> JoinedRuns::find(const FarmToken& run) const {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(run);
  return found == runs_.end() ? nullptr : found->second;
}

std::vector<std::string> JoinedRuns::functions() const {
  std::lock_guard lock(mutex_);
  std::vector<std::string> names;
  for (const FarmToken& run : order_)
    if (const auto& joined = runs_.at(run); joined->admitted) names.push_back(joined->function);
  return names;
}

std::shared_ptr<Cancellation> JoinedRuns::begin(const FarmToken& run, uint64_t job) {
  auto cancellation = std::make_shared<Cancellation>();
  std::lock_guard lock(mutex_);
  running_[{run, job}] = cancellation;
  return cancellation;
}

void JoinedRuns::end(const FarmToken& run, uint64_t job) {
  std::lock_guard lock(mutex_);
  running_.erase({run, job});
  ++testsRun_;
}

void JoinedRuns::cancel(const FarmToken& run, uint64_t job) {
  std::lock_guard lock(mutex_);
  if (const auto found = running_.find({run, job}); found != running_.end()) found->second->cancel();
}

void JoinedRuns::cancelAll() {
  std::lock_guard lock(mutex_);
  for (auto& [job, cancellation] : running_) cancellation->cancel();
}

}  // namespace hone
