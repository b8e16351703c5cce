#include "app/test_choice.h"

#include <utility>

#include "test/make_test.h"

namespace hone {

std::unique_ptr<Test> chooseTest(const RunOptions& run, size_t inputBytes) {
  if (run.callable) return std::make_unique<CallableTest>(run.callable);
  CommandSpec spec = run.command;
  spec.candidateName = run.input.filename().string();
  spec.candidateBytes = inputBytes;
  spec.timeoutSeconds = run.timeout;
  return makeTest(std::move(spec));
}

}  // namespace hone
