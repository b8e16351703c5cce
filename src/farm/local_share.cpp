#include "farm/local_share.h"

namespace hone {
namespace {

class SharingWorker : public TestWorker {
 public:
  SharingWorker(std::unique_ptr<TestWorker> worker, LocalTurns& turns) : worker_(std::move(worker)), turns_(turns) {}

  std::optional<TestResult> run(std::string_view candidate, const Cancellation& cancellation) override {
    turns_.acquire();
    struct Turn {
      LocalTurns& turns;
      ~Turn() { turns.release(); }
    } turn{turns_};
    return worker_->run(candidate, cancellation);
  }

  void setTimeout(std::optional<double> seconds) override { worker_->setTimeout(seconds); }
  void expectCrash(const std::string& signature) override { worker_->expectCrash(signature); }
  void repeat(const Repetition& repetition) override { worker_->repeat(repetition); }

 private:
  const std::unique_ptr<TestWorker> worker_;
  LocalTurns& turns_;
};

}  // namespace

std::unique_ptr<TestWorker> LocalShare::makeWorker() {
  return std::make_unique<SharingWorker>(test_.makeWorker(), turns_);
}

}  // namespace hone
