#include "app/claim.h"

#include <array>
#include <memory>

#include "app/interrupt.h"
#include "app/test_choice.h"
#include "explain/show_model.h"
#include "hone/hone.h"
#include "hone/language_choice.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {

std::string claimAbout(const RunOptions& run, const std::string& failing, RunSummary& summary) {
  RunSettings settings = run.settings;
  settings.maxTests = mostTestsOfClaim;
  if (settings.maxSeconds) *settings.maxSeconds -= summary.wallSeconds;
  if (run.isFolder()) throw UserError("the result is a folder");
  if (summary.stop != Stop::done || (settings.maxSeconds && *settings.maxSeconds <= 0))
    throw UserError("the reduction was cut short");
  if (!run.quiet) tell(stderr, "hone: explains the result, in at most {} tests\n", mostTestsOfClaim);
  const std::shared_ptr<Language> language = chooseLanguage(run.language, run.input, {failing}).language;
  ExplainOptions options;
  options.corpus = usualCorpus(run.language, *language);
  std::unique_ptr<Test> test;
  std::unique_ptr<Run> explaining;
  Interrupt interrupt;  // its thread uses the run, whose threads must not receive the signals
  test = chooseTest(run, failing.size());
  explaining = std::make_unique<Run>(*test, settings);
  interrupt.watch({.end = [&] { explaining->cancel(); }});
  const std::array<GivenInput, 1> given = {GivenInput{.text = failing}};
  const Circumstances found = explain(*explaining, given, language, options);
  if (interrupt.signal() != 0) {
    summary.stop = Stop::interrupted;
    summary.signal = interrupt.signal();
  }
  const Explanation& explanation = found.explanation;
  if (found.refuted() || !explanation.tellsApart()) return "";
  return toClaim(explanation.rules, explanation.model, Parts(language->grammar()));
}

}  // namespace hone
