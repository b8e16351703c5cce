// Programs in process: a predicate over texts in the place of a test.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "explain/explain.h"
#include "explain/predictor.h"
#include "explain/smaller_input.h"

namespace hone {

struct Simulated {
  Explanation explanation;
  size_t tests = 0;
};

using Program = std::function<Verdict(const std::string&)>;

inline Simulated explainProgram(const std::shared_ptr<Language>& language, const std::vector<std::string>& inputs,
                                const Program& program, const ExplainOptions& options, size_t budget = 10000) {
  Simulated result;
  TestAll test = [&](const NextCandidate& next) {
    std::vector<Verdict> verdicts;
    while (const std::optional<Candidate> candidate = next()) {
      if (result.tests == budget) break;
      ++result.tests;
      verdicts.push_back(program(candidate->bytes));
    }
    return verdicts;
  };
  std::vector<GivenInput> given;
  for (const std::string& input : inputs) given.push_back({input, std::nullopt});
  makeSmaller(given, language, test, budget / 5);
  result.explanation = explain(given, language, test, options);
  return result;
}

/// What the model says of a text.
inline bool predictsFail(const Model& model, const std::shared_ptr<Language>& language, const std::string& text) {
  return Predictor(model, language).predict(text).forecast.fails;
}

}  // namespace hone
