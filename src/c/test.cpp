#include <fmt/format.h>

#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"
#include "test/test_options.h"

namespace {

/// The options of the command line's group "Test". The least time is above 0.
hone::CommandSpec specOf(const char* json) {
  hone::Options options(json, "hone_test_new");
  hone::TestOptions test;
  constexpr double shortest = 1e-9, anyNumber = std::numeric_limits<double>::max();
  options.take("command", test.commandLine);
  options.take("test", test.script);
  options.take("commands", test.shellCommands);
  options.take("test-server", test.server);
  options.take("test-library", test.library);
  options.takeWord("exit", test.exit);
  options.take("signal", test.signals);
  options.take("stdout", test.out);
  options.take("stderr", test.err);
  options.take("not-stderr", test.notErr);
  options.take("same-crash", test.sameCrash);
  options.take("signature", test.signature);
  test.hangSeconds = options.seconds("hang", shortest);
  test.slower = options.seconds("slower", shortest);
  test.moreMemoryMegabytes = options.whole("more-memory", 1, hone::anyMegabytes);
  options.take("number", test.number);
  test.above = options.number("above", -anyNumber, anyNumber);
  test.below = options.number("below", -anyNumber, anyNumber);
  options.take("with", test.with);
  test.candidateName = "input";
  options.take("candidate-name", test.candidateName);
  test.memoryMegabytes = options.whole("memory", 1, hone::anyMegabytes);
  const std::optional<double> timeout = options.seconds("timeout", shortest);
  options.end();
  hone::CommandSpec spec = test.command();
  if (timeout && spec.timeoutSeconds)
    throw hone::UserError("hang already limits the time of a test: leave out timeout");
  if (timeout) spec.timeoutSeconds = timeout;
  return spec;
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
