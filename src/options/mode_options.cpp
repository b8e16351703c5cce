#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

#include "options/options.h"

namespace hone {
namespace {

constexpr NumberRange probability{0.5, 0.9999};

}  // namespace

void describe(ReduceOptions& options, OptionVisitor& visitor) {
  visitor.group("Reduction");
  visitor.word(
      {"effort", "how hard to try for a smaller result: quick, normal or max"},
      [&](const std::string& name) { options.effort = parseEffort(name); }, "normal");
  visitor.storeWords({"passes", fmt::format("run these passes, in this order: {}", fmt::join(passNames(), ", "))},
                     options.passes, true);
  visitor.word(
      {"method", "for comparisons, an algorithm of a paper alone: ddmin, hdd or perses"},
      [&](const std::string& name) { options.method = parseMethod(name); }, "hone");
  visitor.word(
      {"layout", "white space and comments: keep them, remove them (tight), or lay the result out (pretty)"},
      [&](const std::string& name) { options.layout = parseLayout(name); }, "tight");
  visitor.flag({"once", "run each pass once, instead of until none finds anything"},
               [&](bool once) { options.toFixPoint = !once; });
}

void describe(RepairOptions& options, OptionVisitor& visitor) {
  constexpr uint64_t mostRepairs = 1000, mostPatience = 1'000'000'000;
  visitor.group("Repair");
  visitor.storeWhole({"all", "write up to N different repairs", "N"}, options.all, 1, mostRepairs);
  visitor.storeUsual({"patience", "end after N refusals in a row; 0: never", "N"}, options.patience, 0, mostPatience);
  visitor.word({"prefer", "which side of a merge conflict to try first: ours, theirs or both", "SIDE"},
               [&](const std::string& side) { options.preferred = parseMergeSide(side); });
  visitor.store(
      {"encoding", "make the text plain UTF-8 first: UTF-16, marks, bytes of Windows-1252, NUL bytes, mixed line ends"},
      options.plainEncoding);
  visitor.word({"damage", "what went wrong: people (slips), bits (any byte may be wrong) or auto", "KIND"},
               [&](const std::string& kind) { options.damage = parseDamage(kind); });
  visitor.store({"strict", "give no result in which a value is doubtful"}, options.strict);
  // Both decide the method.
  struct Deletion {
    bool only = false;
    std::string units = "hybrid";
  };
  const auto deletion = std::make_shared<Deletion>();
  visitor.flag({"subset-only", "only delete (ddmax), change and insert nothing"}, [&options, deletion](bool only) {
    deletion->only = only;
    options.method = parseRepairMethod(deletion->units, deletion->only);
  });
  visitor.word(
      {"units", "units to delete: characters, tokens, or hybrid (coarse units first)"},
      [&options, deletion](const std::string& units) {
        deletion->units = units;
        options.method = parseRepairMethod(deletion->units, deletion->only);
      },
      deletion->units);
}

void describe(GeneralizeOptions& options, OptionVisitor& visitor) {
  visitor.group("Generalization");
  visitor.storeUsual({"confidence", "how sure hone must be that the share of failing texts is at least --rate"},
                     options.confidence, probability);
  visitor.storeUsual({"rate", "the least share of a pattern's valid texts that must fail"}, options.rate, probability);
  visitor.storeWhole({"samples", "try N texts for each part, instead of --rate", "N"}, options.samples, 1);
  visitor.storeWhole({"validate", "measure the pattern with N more texts", "N"}, options.validate, 0);
  visitor.storeUsual({"seed", "the same seed gives the same pattern"}, options.seed, 0, anySeed);
  visitor.store({"insertions", "find optional parts that may be added"}, options.insertions);
  visitor.flag(
      {"classes", "don't look for bounds of numbers and lengths"}, [&](bool on) { options.classes = on; }, true);
  visitor.flag({"no-reduce", "don't reduce the input first"}, [&](bool no) { options.reduceFirst = !no; });
}

void describe(ExplainOptions& options, OptionVisitor& visitor) {
  constexpr uint64_t leastInputs = 2, mostInputs = 10000;
  visitor.group("Explanation");
  visitor.words(
      {"features",
       fmt::format("the features that the tree may use: {} (default: all)", fmt::join(featureNames(), ", ")), "LIST"},
      [&](const std::vector<std::string>& names) { options.features = parseFeatures(names); }, true);
  visitor.storeUsual({"iterations", "make at most N rounds of new inputs", "N"}, options.iterations, 0);
  visitor.storeUsual({"inputs", "number of new inputs in the first round", "N"}, options.perIteration, leastInputs,
                     mostInputs);
  visitor.storeUsual({"seed", "the same seed gives the same result"}, options.seed, 0, anySeed);
}

}  // namespace hone
