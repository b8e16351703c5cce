// The base of all tests that a CommandSpec describes: their workers share what was computed once from the spec.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "oracle/test.h"

namespace hone {

/// `Shared` has the member `spec`. Each worker is made from it and may outlive this object.
template <typename Worker, typename Shared>
class TestOfWorkers : public Test {
 public:
  explicit TestOfWorkers(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(shared_); }
  std::optional<double> timeout() const override { return shared_->spec.timeoutSeconds; }

 private:
  std::shared_ptr<Shared> shared_;
};

}  // namespace hone
