#include <fmt/format.h>

#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"
#include "options/options.h"

namespace {

/// The options of the command line's group "Test".
hone::CommandSpec specOf(const char* json) {
  hone::Options options(json, "hone_test_new");
  hone::TestOptions test;
  test.candidateName = "input";
  hone::describe(test, options);
  options.storeWords({"command"}, test.commandLine);
  options.end();
  return test.command();
}

/// The verdict of the caller's function.
hone::Verdict verdictOf(int answer) {
  switch (answer) {
    case HONE_FAIL: return hone::Verdict::fail;
    case HONE_PASS: return hone::Verdict::pass;
    case HONE_UNRESOLVED: return hone::Verdict::unresolved;
    case HONE_ABORT: throw hone::Aborted("the test's callback ended the run");
    default: throw hone::Aborted(fmt::format("the test's callback returned {}, which is no verdict", answer));
  }
}

}  // namespace

hone_status hone_test_callback(hone_predicate predicate, void* data, hone_test** test, char** error) {
  return hone::guarded(error, [&] {
    hone_test*& made = hone::given(test, "the place for the test");
    hone::given(predicate, "the test's callback");
    auto ask = [=](std::string_view text) { return verdictOf(predicate(text.data(), text.size(), data)); };
    made = new hone_test{std::make_shared<hone::CallableTest>(ask), std::nullopt};
  });
}

hone_status hone_test_new(const char* options, hone_test** test, char** error) {
  return hone::guarded(error, [&] {
    hone_test*& made = hone::given(test, "the place for the test");
    hone::CommandSpec spec = specOf(options);
    std::shared_ptr<hone::Test> program = hone::makeTest(spec);
    made = new hone_test{std::move(program), std::move(spec)};
  });
}

void hone_test_free(hone_test* test) { delete test; }
