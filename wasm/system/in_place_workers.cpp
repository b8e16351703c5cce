// For a program without threads: one worker, which runs each test where it is started. The commits of a search are the
// same for any number of workers.
#include <cassert>
#include <utility>

#include "search/workers.h"

namespace hone {
namespace {

class InPlaceWorkers : public Workers {
 public:
  explicit InPlaceWorkers(Test& test) : worker_(test.makeWorker()) {}

  size_t idle() const override { return ended_ ? 0 : 1; }
  size_t busy() const override { return ended_ ? 1 : 0; }
  void expectCrash(const std::string& signature) override { worker_->expectCrash(signature); }
  void repeat(const Repetition& repetition) override { worker_->repeat(repetition); }

  std::shared_ptr<Cancellation> start(std::shared_ptr<const Candidate> candidate, Hash128 hash,
                                      std::optional<double> timeoutSeconds) override {
    assert(!ended_);
    auto cancellation = std::make_shared<Cancellation>();
    worker_->setTimeout(timeoutSeconds);
    worker_->startAfresh(candidate->afresh);
    ended_ = Outcome{hash, std::nullopt, nullptr};
    try {
      ended_->result = worker_->run(candidate->bytes, *cancellation);
    } catch (...) {
      ended_->error = std::current_exception();
    }
    return cancellation;
  }

  std::optional<Outcome> poll() override { return std::exchange(ended_, std::nullopt); }
  Outcome collect() override { return *std::exchange(ended_, std::nullopt); }
  /// Nothing ends while the coordinator sleeps: there is only its thread.
  void sleep(std::optional<std::chrono::steady_clock::time_point> /*deadline*/) override {}
  void wake() override {}

 private:
  const std::unique_ptr<TestWorker> worker_;
  std::optional<Outcome> ended_;
};

}  // namespace

std::unique_ptr<Workers> workersOfThisMachine(Test& test, int /*jobs*/) {
  return std::make_unique<InPlaceWorkers>(test);
}

}  // namespace hone
