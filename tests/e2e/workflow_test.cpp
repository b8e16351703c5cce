#include "end_to_end.h"

namespace hone {
namespace {

TEST_F(EndToEnd, TheWorkflowOfATriageRuns) {
  const Ended ended = run("python3", {fs::path(HONE_SOURCE_DIR) / "tests/e2e/check_workflow.py", HONE_PROGRAM});
  EXPECT_EQ(ended.exit, 0) << ended.out << ended.err;
}

TEST_F(EndToEnd, TheActionOfAReductionRuns) {
  const Ended ended = run("python3", {fs::path(HONE_SOURCE_DIR) / "tests/e2e/check_action.py", HONE_PROGRAM});
  EXPECT_EQ(ended.exit, 0) << ended.out << ended.err;
}

}  // namespace
}  // namespace hone
