#include "oracle/make_test.h"

#include <utility>

namespace hone {

std::unique_ptr<Test> makeTest(CommandSpec spec) {
  switch (spec.kind) {
    case TestKind::server: return makeServerTest(std::move(spec));
    case TestKind::library: return makeLibraryTest(std::move(spec));
    case TestKind::command:
      if (spec.debugged) return makeDebuggedTest(std::move(spec));
      break;
    case TestKind::script: break;
  }
  return makeProcessTest(std::move(spec));
}

}  // namespace hone
