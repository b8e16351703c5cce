// Runs hone explain for bench/explain/known_rules_accuracy.py, which tests the inputs and judges the trees: what a tree
// says after each iteration, at no more than the cost of the run itself. Talks in JSON, a line each.
//
// First it reads {"language", "seed", "most_tests", "features", "without", "corpus": texts, "given": [text, outcome],
// "fresh": texts}. Then it writes {"test": texts}, and reads their outcomes [0, 1, 2] for fail, pass and unresolved;
// and after each iteration {"tests", "fails": by fresh text, "errors", "leaves"}; in the end {"tree", ...} with the
// same.
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "explain/explain.h"
#include "explain/predictor.h"
#include "explain/show_model.h"
#include "explain/smaller_input.h"

using namespace hone;
using Json = nlohmann::ordered_json;

namespace {

Json readLine() {
  std::string line;
  std::getline(std::cin, line);
  return Json::parse(line);
}

void write(const Json& json) { std::cout << json.dump(-1, ' ', true, Json::error_handler_t::replace) << std::endl; }

}  // namespace

int main() {
  const Json wanted = readLine();
  const std::shared_ptr<Language> language =
      Language::withoutIslands(Language::bundled(wanted.at("language").get<std::string>()));
  const size_t mostTests = wanted.at("most_tests");
  const std::vector<std::string> fresh = wanted.at("fresh");
  ExplainOptions options;
  options.seed = wanted.at("seed");
  options.corpus = wanted.at("corpus").get<std::vector<std::string>>();
  options.features = parseFeatures(wanted.at("features").get<std::vector<std::string>>());
  std::vector<GivenInput> given;
  for (const Json& input : wanted.at("given"))
    given.push_back({input[0], input[1] == 0 ? Verdict::fail : Verdict::pass});

  size_t tests = 0;
  const TestAll test = [&](const NextCandidate& next) {
    Json texts = Json::array();
    while (const std::optional<Candidate> candidate = next())
      if (tests + texts.size() < mostTests) texts.push_back(candidate->bytes);
    tests += texts.size();
    std::vector<Verdict> verdicts;
    if (texts.empty()) return verdicts;
    write({{"test", texts}});
    for (const Json& outcome : readLine())
      verdicts.push_back(outcome == 0 ? Verdict::fail : outcome == 1 ? Verdict::pass : Verdict::unresolved);
    return verdicts;
  };
  const auto figures = [&](const Explanation& found) {
    Json said = Json::array();
    if (!found.model.nodes.empty()) {
      Predictor predictor(found.model, language);
      for (const std::string& text : fresh) said.push_back(predictor.predict(text).forecast.fails);
    }
    return Json{{"tests", tests}, {"errors", found.errors}, {"leaves", found.model.leafCount()}, {"fails", said}};
  };
  if (mostTests > 0) makeSmaller(given, language, test, mostTests / 5);
  const Explanation found =
      explain(given, language, test, options, [&](size_t, const Explanation& soFar) { write(figures(soFar)); });
  Json last = figures(found);
  last["tree"] = toText(found.model, Parts(language->grammar()));
  write(last);
}
