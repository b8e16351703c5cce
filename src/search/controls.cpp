#include "search/controls.h"

#include <fmt/format.h>

#include <vector>

namespace hone {
namespace {

constexpr size_t shownOfToken = 40;

std::string shown(std::string_view token) {
  return fmt::format("'{}'{}", token.substr(0, shownOfToken), token.size() > shownOfToken ? "..." : "");
}

}  // namespace

Controls askControls(Scheduler& scheduler, std::string_view input, std::string_view token, std::string_view empty) {
  Controls controls;
  controls.tokenText = token;
  std::vector<Candidate> candidates;
  std::vector<std::optional<Verdict>*> answers;
  auto ask = [&](std::string_view text, std::optional<Verdict>& answer) {
    if (text == input) return;
    candidates.push_back({std::string(text), controlPass});
    answers.push_back(&answer);
  };
  ask(empty, controls.empty);
  if (!token.empty()) ask(token, controls.token);
  const std::vector<Verdict> verdicts = scheduler.all(candidates);
  for (size_t i = 0; i < verdicts.size(); ++i) *answers[i] = verdicts[i];
  return controls;
}

std::string suspicionOf(const Controls& controls) {
  if (controls.empty != Verdict::fail) return "";
  return fmt::format("the test also fails for the empty file{}, so it may fail for anything",
                     controls.token == Verdict::fail ? fmt::format(" and {} alone", shown(controls.tokenText)) : "");
}

std::string warningOf(const Controls& controls) {
  // A single token can be the cause of the failure.
  if (controls.empty == Verdict::fail || controls.token != Verdict::fail) return "";
  return fmt::format("warning: the test also fails for {} alone; if that isn't the failure that you mean, {}",
                     shown(controls.tokenText), remedyOfControls);
}

}  // namespace hone
