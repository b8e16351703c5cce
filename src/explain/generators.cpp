#include "explain/generators.h"

#include <algorithm>

namespace hone {
namespace {

constexpr double shareOfQuestions = 3;  // of the others 1: the loop doesn't end before they are asked

}  // namespace

Generators::Generators(const std::shared_ptr<Language>& language, Experience& experience, size_t errors,
                       const Without& without, Random& random)
    : language_(language),
      experience_(experience),
      random_(random),
      without_(without),
      producer_(language, experience.reader(), experience.pool(), errors, &validity_,
                without.contains("shapes") ? nullptr : &shapes_),
      population_(experience.pool(), random),
      questions_(experience.reader(), producer_, random, without),
      sources_(without) {
  sources_.add(
      "questions", [this] { return questions_.next(); }, shareOfQuestions);
  sources_.add("exchange", [this] { return exchange(); });
  sources_.add("contrast", [this] { return contrast(); });
}

void Generators::ask() {
  if (!without_.contains("validity")) validity_.learn(experience_.reader(), experience_.pool());
  questions_.ask(experience_.tree());
}

void Generators::takeCorpus(const std::vector<std::string>& texts) {
  for (const std::string& text : texts)
    if (TreePtr tree = Tree::parse(language_, text); errorsIn(*tree) == 0)
      experience_.pool().addSample({tree, experience_.reader().read(*tree)});
  producer_.preferSimple();
}

void Generators::note(uint32_t input, Verdict verdict) {
  const PoolInput& noted = experience_.pool().inputs()[input];
  const bool resolved = verdict != Verdict::unresolved;
  shapes_.note(experience_.reader().space(), noted.values);
  validity_.note(experience_.reader().space(), noted.values, resolved);
  producer_.note(noted, resolved);
  if (resolved)
    population_.note(input, verdict == Verdict::fail);
  else
    questions_.noteUnresolved(std::string(noted.tree->bytes()));
}

/// Is it this very text that counts, and nothing within it? A tree that names too much is mostly refuted by one change.
std::optional<PoolInput> Generators::exchange() {
  if (!experience_.hasTree() || experience_.tree().model.features.empty()) return std::nullopt;
  const Feature& feature = random_.pick(experience_.tree().model.features);
  constexpr size_t draws = 20;  // most inputs don't have it
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
