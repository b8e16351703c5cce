#include "oracle/make_test.h"

#include <utility>

#include "oracle/debugger.h"
#include "oracle/library_test.h"
#include "oracle/process_test.h"
#include "oracle/server_test.h"

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
