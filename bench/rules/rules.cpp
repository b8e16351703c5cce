// How well hone explain finds rules that nobody has seen: each seed is a new rule over a bundled language.
//
//   rules FOLDER FIRST LAST [--at 500,1000] [--each 100] [--show] [--draw]
//
// FOLDER/LANGUAGE/* are real files (bench/rules/corpus makes it). A line for each rule: its seed, language and kind,
// and for each number of executions the share of fresh inputs, half of which obey the rule, that the model is right
// about; and the two shares that the answer states, beside those of the fresh inputs. Develop on seeds below 1,000. A
// seed above is looked at once.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "explain/explain.h"
#include "explain/predictor.h"
#include "explain/show_model.h"
#include "explain/smaller_input.h"
#include "inputs.h"
#include "text/file.h"
#include "trivial.h"

namespace hone::rules {
namespace {

namespace fs = std::filesystem;

struct Options {
  fs::path folder;
  uint64_t first = 0, last = 0;
  std::vector<size_t> at = {500, 1000};
  size_t each = 100;
  bool show = false, draw = false;
};

std::vector<std::string> filesOf(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(folder)) paths.push_back(entry.path());
  std::ranges::sort(paths);
  std::vector<std::string> texts;
  for (const fs::path& path : paths) texts.push_back(readFile(path));
  return texts;
}

struct Subject {
  std::string languageName;
  std::shared_ptr<Language> language;
  Rule rule;
  std::string input;
  std::vector<std::string> corpus;
  Inputs::Balanced fresh;
};

/// The languages' files, read once each.
class Corpora {
 public:
  explicit Corpora(fs::path folder) : folder_(std::move(folder)) {
    for (const auto& entry : fs::directory_iterator(folder_)) names_.push_back(entry.path().filename().string());
    std::ranges::sort(names_);
  }
  const std::vector<std::string>& names() const { return names_; }
  Inputs& of(const std::string& name) {
    auto found = inputs_.find(name);
    if (found == inputs_.end())
      found = inputs_.emplace(name, std::make_unique<Inputs>(languageOf(name), filesOf(folder_ / name))).first;
    return *found->second;
  }
  std::shared_ptr<Language> languageOf(const std::string& name) {
    std::shared_ptr<Language>& language = languages_[name];
    if (!language) language = Language::withoutIslands(Language::bundled(name));
    return language;
  }

 private:
  fs::path folder_;
  std::vector<std::string> names_;
  std::map<std::string, std::shared_ptr<Language>> languages_;
  std::map<std::string, std::unique_ptr<Inputs>> inputs_;
};

constexpr double easy = 0.9;  // a rule of which one plain question gets so much right teaches nothing

/// Draws until a rule is one that real texts obey and don't obey, and that isn't easy. The kind is drawn first, so that
/// kinds which few texts have are not rarer for it, but for those that come to nothing again and again.
Subject subjectOf(uint64_t seed, Corpora& corpora, size_t each) {
  Random random(seed);
  size_t kind = 0;
  for (size_t tries = 0;; ++tries) {
    if (tries % 20'000 == 0) kind = random.below(ruleKindCount());
    const std::string& name = corpora.names()[random.below(corpora.names().size())];
    Inputs& inputs = corpora.of(name);
    if (inputs.files().size() < 4) continue;
    const Text& text = inputs.files()[random.below(inputs.files().size())];
    if (text.tree->size() < 8) continue;
    const std::shared_ptr<Language> language = corpora.languageOf(name);
    const Parts parts(language->grammar());
    std::optional<Rule> rule = drawRule(kind, text, parts, !inputs.hasPlainNumbers(), random);
    if (!rule) continue;
    const auto obeying = static_cast<size_t>(
        std::ranges::count_if(inputs.files(), [&](const Text& file) { return !rule->holds(file).empty(); }));
    if (obeying * 10 > inputs.files().size() * 9) continue;
    // A glance first: most draws are easy.
    for (const size_t some : {each / 5, each}) {
      Inputs::Balanced fresh = inputs.draw(*rule, some, random);
      if (fresh.obey.size() < some || fresh.others.size() < some || fresh.made[2] < some / 2 ||
          bestSingleQuestion(inputs, fresh) > (some < each ? 0.95 : easy))
        break;
      if (some < each) continue;
      std::vector<std::string> corpus;  // not the files that the fresh inputs are made of
      for (const fs::path& path : fs::directory_iterator(fs::path(HONE_SOURCE_DIR) / "grammars" / name / "examples"))
        corpus.push_back(readFile(path));
      std::ranges::sort(corpus);
      return {name, language, std::move(*rule), text.tree->plainText(), std::move(corpus), std::move(fresh)};
    }
  }
}

/// Of the inputs that a tree says fail, the share that does; of those that fail, the share of which it says so.
struct Shares {
  double precision = 0, coverage = 0;
};
Shares sharesOf(size_t said, size_t failing, size_t both) {
  const auto share = [&](size_t of) { return of == 0 ? 1 : static_cast<double>(both) / static_cast<double>(of); };
  return {share(said), share(failing)};
}
Shares statedBy(const PredictionFigures& figures) {
  return sharesOf(figures.predictedFail, figures.failing(), figures.failed);
}

struct Judged {
  double accuracy = 0.5;
  Shares shares = {};
};

Judged judged(const Model& model, const Subject& subject) {
  if (model.nodes.empty()) return {};
  Predictor predictor(model, subject.language);
  const auto saidFail = [&](const std::vector<std::string>& texts) {
    return static_cast<size_t>(
        std::ranges::count_if(texts, [&](const std::string& text) { return predictor.predict(text).forecast.fails; }));
  };
  const size_t obey = subject.fresh.obey.size(), others = subject.fresh.others.size();
  const size_t both = saidFail(subject.fresh.obey), wrong = saidFail(subject.fresh.others);
  return {static_cast<double>(both + others - wrong) / static_cast<double>(obey + others),
          sharesOf(both + wrong, obey, both)};
}

struct Result {
  std::vector<double> accuracies;  ///< at each number of executions
  Shares stated, fresh;            ///< in the end
  std::string tree;
  size_t refused = 0, tests = 0;
};

Result run(const Subject& subject, uint64_t seed, const std::vector<size_t>& at) {
  Result result;
  ExplainOptions options;
  options.seed = seed;
  options.iterations = 1000;
  options.corpus = subject.corpus;
  Inputs reader(subject.language, {});
  const size_t most = at.back();
  const TestAll test = [&](const NextCandidate& next) {
    std::vector<Verdict> verdicts;
    while (const std::optional<Candidate> candidate = next()) {
      if (result.tests == most) break;
      ++result.tests;
      const std::optional<Text> text =
          reader.read(subject.language->plain(candidate->bytes, detectEncoding(candidate->bytes)));
      result.refused += !text;
      verdicts.push_back(!text                               ? Verdict::unresolved
                         : subject.rule.holds(*text).empty() ? Verdict::pass
                                                             : Verdict::fail);
    }
    return verdicts;
  };
  std::vector<GivenInput> given = {{subject.input, Verdict::fail}};
  makeSmaller(given, subject.language, test, most / 5);  // as the program does
  size_t next = 0;
  const Explanation found = explain(given, subject.language, test, options, [&](size_t, const Explanation& soFar) {
    for (; next + 1 < at.size() && result.tests >= at[next]; ++next)
      result.accuracies.push_back(judged(soFar.model, subject).accuracy);
  });
  const Judged last = judged(found.model, subject);
  while (result.accuracies.size() < at.size()) result.accuracies.push_back(last.accuracy);
  result.fresh = last.shares;
  result.stated = statedBy(found.model.predictions);
  result.tree = toText(found.model, Parts(subject.language->grammar()));
  return result;
}

Options parsed(int count, char** words) {
  if (count < 4) {
    fmt::print(stderr, "usage: rules FOLDER FIRST LAST [--at 500,1000] [--each 100] [--show] [--draw]\n");
    std::exit(2);
  }
  Options options{words[1], std::strtoull(words[2], nullptr, 10), std::strtoull(words[3], nullptr, 10)};
  for (int i = 4; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--show") options.show = true;
    if (word == "--draw") options.draw = true;
    if (word == "--each") options.each = std::strtoull(words[++i], nullptr, 10);
    if (word == "--at") {
      options.at.clear();
      std::istringstream list(words[++i]);
      for (std::string one; std::getline(list, one, ',');) options.at.push_back(std::stoull(one));
    }
  }
  return options;
}

void draw(const Options& options) {
  Corpora corpora(options.folder);
  for (uint64_t seed = options.first; seed < options.last; ++seed) {
    const Subject subject = subjectOf(seed, corpora, options.each);
    fmt::print("{:5} {:10} {:12} {}\n", seed, subject.languageName, subject.rule.kind, subject.rule.words);
    fmt::print("      recombined, expanded, near: {}; the best single question gets {:.0f} %\n",
               fmt::join(subject.fresh.made, ", "),
               100 * bestSingleQuestion(Inputs(subject.language, {}), subject.fresh));
    if (!options.show) continue;
    fmt::print("--- input\n{}\n", subject.input);
    for (const auto& [obeys, other] : subject.fresh.near) {
      const auto [end, otherEnd] = std::ranges::mismatch(obeys, other);
      const auto begin = static_cast<size_t>(end - obeys.begin());
      size_t behind = 0;
      while (behind < obeys.size() - begin && behind < other.size() - begin &&
             obeys[obeys.size() - 1 - behind] == other[other.size() - 1 - behind])
        ++behind;
      fmt::print("--- obeys: {}[{}], doesn't: [{}]\n",
                 obeys.substr(begin - std::min<size_t>(begin, 30), std::min<size_t>(begin, 30)),
                 obeys.substr(begin, obeys.size() - behind - begin),
                 other.substr(begin, other.size() - behind - begin));
    }
  }
}

void measure(const Options& options) {
  Corpora corpora(options.folder);
  struct Sum {
    size_t rules = 0;
    std::vector<double> accuracy, squares;
    std::vector<size_t> poor, exact;
    double precision = 0, coverage = 0, apart = 0;  ///< by how much more was said than fresh inputs show, and how far
  };
  std::map<std::string, Sum> sums;
  for (uint64_t seed = options.first; seed < options.last; ++seed) {
    const Subject subject = subjectOf(seed, corpora, options.each);
    const Result result = run(subject, seed, options.at);
    std::string figures;
    for (double one : result.accuracies) figures += fmt::format(" {:5.1f}", 100 * one);
    fmt::print("{:5} {:10} {:12}{} {:4} of {} refused, said {:.0f} and {:.0f}, fresh {:.0f} and {:.0f}  {}\n", seed,
               subject.languageName, subject.rule.kind, figures, result.refused, result.tests,
               100 * result.stated.precision, 100 * result.stated.coverage, 100 * result.fresh.precision,
               100 * result.fresh.coverage, subject.rule.words);
    if (options.show) fmt::print("{}\n", result.tree);
    std::cout << std::flush;
    std::fflush(stdout);
    for (const std::string& name :
         {std::string("all"), std::string(subject.rule.beyond ? "beyond" : "sayable"), "- " + subject.rule.kind}) {
      Sum& sum = sums[name];
      sum.accuracy.resize(options.at.size());
      sum.squares.resize(options.at.size());
      sum.poor.resize(options.at.size());
      sum.exact.resize(options.at.size());
      ++sum.rules;
      const double precision = result.stated.precision - result.fresh.precision,
                   coverage = result.stated.coverage - result.fresh.coverage;
      sum.precision += precision;
      sum.coverage += coverage;
      sum.apart += (std::abs(precision) + std::abs(coverage)) / 2;
      for (size_t i = 0; i < options.at.size(); ++i) {
        sum.accuracy[i] += result.accuracies[i];
        sum.squares[i] += result.accuracies[i] * result.accuracies[i];
        sum.poor[i] += result.accuracies[i] < 0.8;
        sum.exact[i] += result.accuracies[i] == 1;
      }
    }
  }
  fmt::print(
      "\n{:14} rules   for each of {}: mean ± error, % below 80, % exact; said too much: "
      "fails, coverage; apart\n",
      "", fmt::join(options.at, " and "));
  for (const auto& [name, sum] : sums) {
    fmt::print("{:14} {:5}", name, sum.rules);
    const auto n = static_cast<double>(sum.rules);
    for (size_t i = 0; i < options.at.size(); ++i) {
      const double mean = sum.accuracy[i] / n;
      const double error = std::sqrt(std::max(0.0, sum.squares[i] / n - mean * mean) / std::max(1.0, n - 1));
      fmt::print("   {:5.1f} ± {:4.1f} {:3.0f} {:3.0f}", 100 * mean, 100 * error,
                 100.0 * static_cast<double>(sum.poor[i]) / n, 100.0 * static_cast<double>(sum.exact[i]) / n);
    }
    fmt::print("   {:+5.1f} {:+5.1f} {:5.1f}\n", 100 * sum.precision / n, 100 * sum.coverage / n, 100 * sum.apart / n);
  }
}

}  // namespace
}  // namespace hone::rules

int main(int count, char** words) {
  const auto options = hone::rules::parsed(count, words);
  options.draw ? hone::rules::draw(options) : hone::rules::measure(options);
}
