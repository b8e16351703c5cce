#include "hone/language_texts.h"

#include <fmt/format.h>

#include <memory>
#include <vector>

#include "grammar/repair_hints.h"
#include "parse/produce.h"
#include "text/user_error.h"

namespace hone {

std::function<std::string()> languageTexts(std::shared_ptr<Language> language, const LanguageChoice& choice,
                                           const LanguageTextOptions& options) {
  const std::string name = language->name();
  const RepairHints& hints = repairHints(name);
  std::vector<std::string> without;
  const BundledLanguage* bundled = options.lenient || choice.isOwn() ? nullptr : bundledNamed(name);
  if (bundled != nullptr) {
    if (choice.start.empty()) language = languageForTexts(language, choice);
    without = hints.lenientRules;
    without.insert(without.end(), bundled->generated.without.begin(), bundled->generated.without.end());
  }
  auto producer = std::make_shared<TextProducer>(language, TokenTaste::any, without);
  if (bundled != nullptr) {
    for (const std::string& token : bundled->generated.distinct) producer->setDistinct(token);
    if (hints.tags && choice.start.empty()) producer->setTags(*hints.tags);
  }
  auto random = std::make_shared<Random>(options.seed);
  Chooser chooser = options.rareFirst ? rareFirst(*random) : uniformly(*random);
  return [=, size = options.size, layout = options.wild ? Layout::wild : Layout::plain] {
    constexpr int mostTries = 20;
    for (int tries = 0; tries < mostTries; ++tries)
      if (auto made = producer->produce(language->start(), {size, static_cast<size_t>(random->below(size + 1))},
                                        *random, chooser, layout))
        return language->plain(made->text, Encoding::utf8);
    throw UserError(fmt::format("no text of rule {} was found: try another --size or --seed",
                                language->grammar().ruleNames[language->start()]));
  };
}

}  // namespace hone
