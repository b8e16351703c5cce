#include "explain/generators.h"

#include <algorithm>

#include "explain/novelties.h"

namespace hone {
namespace {

constexpr double shareOfQuestions = 3;  // of the others 1: the loop doesn't end before they are asked
constexpr size_t effort = 60;           // texts read at most to make one attack

}  // namespace

Generators::Generators(const std::shared_ptr<Language>& language, Experience& experience, const Tree& given,
                       size_t errors, const Without& without, Random& random)
    : language_(language),
      experience_(experience),
      random_(random),
      producer_(language, experience.reader(), experience.pool(), errors, &validity_),
      population_(experience.pool(), experience.reader().space(), producer_, random),
      questions_(experience.reader(), producer_, random, without),
      offered_(offeredAround(given, experience.reader().parts(), random)),
      sources_(without) {
  sources_.add(
      "questions", [this] { return questions_.next(); }, shareOfQuestions);
  sources_.add("attack", [this] { return attack(); });
  sources_.add("exchange", [this] { return exchange(); });
  sources_.add("population", [this] { return population_.next(); });
  sources_.add("contrast", [this] { return contrast(); });
  sources_.add("coverage", [this] { return novelty(); });
  sources_.add("grammar", [this] { return producer_.fresh(random_); });
}

void Generators::takeCorpus(const std::vector<std::string>& texts) {
  for (const std::string& text : texts)
    if (TreePtr tree = Tree::parse(language_, text); errorsIn(*tree) == 0)
      experience_.pool().addSample({tree, experience_.reader().read(*tree)});
  // Elements that real files have are tried first.
  FeatureSpace& space = experience_.reader().space();
  std::stable_partition(offered_.begin(), offered_.end(), [&](const Feature& feature) {
    const FeatureId id = space.id(feature);
    return std::ranges::any_of(experience_.pool().samples(),
                               [&](const PoolInput& sample) { return space.value(sample.values, id) > 0; });
  });
  producer_.preferSimple();
}

void Generators::note(uint32_t input, Verdict verdict) {
  const PoolInput& noted = experience_.pool().inputs()[input];
  const bool resolved = verdict != Verdict::unresolved;
  validity_.note(experience_.reader().space(), noted.values, resolved);
  producer_.note(noted, resolved);
  if (resolved)
    population_.note(input, verdict == Verdict::fail);
  else
    questions_.noteUnresolved(std::string(noted.tree->bytes()));
}

std::optional<PoolInput> Generators::attack() {
  if (!experience_.hasTree()) return std::nullopt;
  const Model& model = experience_.tree().model;
  const std::vector<Model::Path> paths = model.paths();
  const Model::Path& path = random_.pick(paths);
  const bool fails = model.nodes[path.leaf].predictsFail;
  if (path.conditions.empty() || random_.chance(1, 2))
    return producer_.make(path.conditions, random_, effort, &population_.any(!fails));
  return producer_.varyBeside(population_.any(fails), random_.pick(path.conditions).feature, random_);
}

/// Made of a passing or of a failing one in turn.
std::optional<PoolInput> Generators::novelty() {
  if (!experience_.hasTree()) return std::nullopt;
  while (!offered_.empty()) {
    const Condition condition{offered_.front(), 1};
    if (novelAndFails_) offered_.pop_front();
    novelAndFails_ = !novelAndFails_;
    if (validity_.isKnown(experience_.reader().space().id(condition.feature))) continue;
    if (auto made = producer_.make(std::span(&condition, 1), random_, effort, &population_.any(!novelAndFails_)))
      return made;
  }
  return std::nullopt;
}

/// Is it this very text that counts, and nothing within it? A tree that names too much is mostly refuted by one change.
std::optional<PoolInput> Generators::exchange() {
  if (!experience_.hasTree() || experience_.tree().model.features.empty()) return std::nullopt;
  const Feature& feature = random_.pick(experience_.tree().model.features);
  constexpr size_t draws = 5;  // some inputs don't have it
  for (size_t i = 0; i < draws; ++i)
    if (auto made = producer_.varyAt(population_.any(random_.chance(2, 3)), feature, random_)) return made;
  return std::nullopt;
}

std::optional<PoolInput> Generators::contrast() {
  if (experience_.known().empty()) return std::nullopt;
  const std::vector<uint32_t>& exceptions = experience_.exceptions();
  const bool any = exceptions.empty() || random_.chance(1, 2);
  return producer_.vary(
      any ? population_.any(random_.chance(1, 2)) : experience_.pool().inputs()[random_.pick(exceptions)], random_);
}

}  // namespace hone
