#include "test/make_test.h"

#include <utility>

#include "test/library_test.h"
#include "test/process_test.h"
#include "test/server_test.h"

namespace hone {

std::unique_ptr<Test> makeTest(CommandSpec spec) {
  switch (spec.kind) {
    case TestKind::server: return std::make_unique<ServerTest>(std::move(spec));
    case TestKind::library: return std::make_unique<LibraryTest>(std::move(spec));
    case TestKind::command:
    case TestKind::script: break;
  }
  return std::make_unique<ProcessTest>(std::move(spec));
}

}  // namespace hone
