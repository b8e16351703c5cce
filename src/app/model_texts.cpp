#include "app/model_texts.h"

#include <fmt/format.h>

#include <algorithm>

#include "explain/conclusions.h"
#include "grammar/repair_hints.h"
#include "text/user_error.h"

namespace hone {

ModelTexts::ModelTexts(const std::filesystem::path& file, const LanguageChoice& choice, const std::string& outcome,
                       uint64_t seed, bool lenient)
    : predictor_(openModelFile(file, choice)),
      fails_(outcome == "fail"),
      random_(seed),
      pool_(predictor_.reader().parts()) {
  if (!fails_ && outcome != "pass")
    throw UserError("--model needs --class fail or --class pass: which inputs should it make?");
  if (!lenient && !choice.isOwn()) without_ = repairHints(predictor_.language()->name()).lenientRules;
  size_t errors = 0;
  for (const ModelInput& input : predictor_.model().inputs) {
    TreePtr tree = Tree::parse(predictor_.language(), input.text);
    errors = std::max(errors, errorsIn(*tree));
    for (NodeId id = 0; id < tree->size(); ++id) std::erase(without_, tree->symbolName(id));
    PoolInput known{tree, predictor_.reader().read(*tree)};
    known.isAsPredicted = predictsFail(predictor_.model(), predictor_.reader(), known.values) == input.fails;
    validity_.note(predictor_.reader().space(), known.values, true);
    pool_.add(std::move(known));
  }
  producer_.emplace(predictor_.language(), predictor_.reader(), pool_, errors, &validity_);
  validity_.use(predictor_.readValidity());
  for (Model::Path& path : predictor_.model().paths())
    if (predictor_.model().nodes[path.leaf].predictsFail == fails_) paths_.push_back(std::move(path));
  if (paths_.empty())
    throw UserError(
        fmt::format("the model {} predicts that no input will {}", file.string(), fails_ ? "fail" : "pass"));
}

bool ModelTexts::isLenient(const Tree& text) const {
  if (without_.empty()) return false;
  for (NodeId id = 0; id < text.size(); ++id)
    if (std::ranges::find(without_, text.symbolName(id)) != without_.end()) return true;
  return false;
}

std::string ModelTexts::next() {
  constexpr int mostTries = 50;
  constexpr size_t effort = 600;
  // Leaves in proportion to the inputs that confirm them.
  uint64_t weight = 0;
  auto weightOf = [&](const Model::Path& path) {
    const ModelNode& leaf = predictor_.model().nodes[path.leaf];
    return 1 + (fails_ ? leaf.fails : leaf.passes);
  };
  for (const Model::Path& path : paths_) weight += weightOf(path);
  for (int tries = 0; tries < mostTries; ++tries) {
    uint64_t drawn = random_.below(weight);
    size_t chosen = 0;
    while (drawn >= weightOf(paths_[chosen])) drawn -= weightOf(paths_[chosen++]);
    std::optional<PoolInput> made =
        producer_->make(paths_[chosen].conditions, random_, GuidedProducer::Start::anywhere, effort);
    if (!made || isLenient(*made->tree())) continue;
    std::string text = made->plainText();
    // It may not have the outcome after all, nor would what is made of it.
    made->isAsPredicted = false;
    pool_.add(std::move(*made), false);
    return text;
  }
  throw UserError("no further input that meets the model's conditions was found: ask for fewer, or try another --seed");
}

std::string ModelTexts::measured() const {
  const Model& model = predictor_.model();
  uint64_t predicted = fails_ ? model.predictions.predictedFail : model.predictions.predictedPass,
           right = fails_ ? model.predictions.failed : model.predictions.passed;
  if (predicted == 0) return {};
  return fmt::format("of {} inputs predicted to {} while the model was learned, {} did ({:.1f} %)", predicted,
                     fails_ ? "fail" : "pass", right,
                     100 * static_cast<double>(right) / static_cast<double>(predicted));
}

}  // namespace hone
