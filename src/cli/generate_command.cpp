#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "app/model_texts.h"
#include "cli/commands.h"
#include "cli/exit_status.h"
#include "grammar/bundled.h"
#include "parse/produce.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct GenerateOptions {
  LanguageChoice language;
  size_t count = 1;
  size_t size = 100;
  uint64_t seed = 0;
  bool rareFirst = false;
  bool wild = false;
  std::string folder;
  std::string model;
  std::string outcome;
};

std::string extensionFor(const std::string& language) {
  for (const BundledLanguage& bundled : bundledLanguages())
    if (bundled.name == language && !bundled.extensions.empty()) return bundled.extensions.front();
  return ".txt";
}

int generate(const GenerateOptions& options) {
  std::optional<ModelTexts> modelTexts;
  if (!options.model.empty()) {
    modelTexts.emplace(options.model, options.language, options.outcome, options.seed);
    for (size_t i = 1; i <= options.count; ++i) {
      std::string text = modelTexts->next();
      if (options.folder.empty())
        fmt::print("{}\n", text);
      else {
        fs::create_directories(options.folder);
        writeFile(fs::path(options.folder) / fmt::format("{:0{}}{}", i,
                                                         std::max<size_t>(4, std::to_string(options.count).size()),
                                                         extensionFor(modelTexts->language().name())),
                  text);
      }
    }
    if (std::string measured = modelTexts->measured(); !measured.empty()) fmt::print(stderr, "hone: {}\n", measured);
    return exitDone;
  }
  if (options.language.name.empty() && options.language.grammars.empty())
    throw UserError("no language: give one with --language NAME or a grammar with -g FILE.g4");
  std::shared_ptr<Language> language = chooseLanguage(options.language, "").language;
  fs::path folder = options.folder;
  if (!options.folder.empty()) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw UserError(fmt::format("can't make the folder {}: {}", folder.string(), error.message()));
  }
  TextProducer producer(language);
  Random random(options.seed);
  Chooser chooser = options.rareFirst ? rareFirst(random) : uniformly(random);
  const std::string extension = extensionFor(language->name());
  const size_t digits = std::max<size_t>(4, std::to_string(options.count).size());
  for (size_t i = 1; i <= options.count; ++i) {
    constexpr int mostTries = 20;
    std::optional<ProducedText> made;
    for (int tries = 0; !made && tries < mostTries; ++tries)
      made = producer.produce(language->start(), {options.size, random.below(options.size + 1)}, random, chooser,
                              options.wild ? Layout::wild : Layout::plain);
    if (!made)
      throw UserError(fmt::format("no text of rule {} was found that has its tokens: try another --size or --seed",
                                  language->grammar().ruleNames[language->start()]));
    if (options.folder.empty())
      fmt::print("{}\n", made->text);
    else
      writeFile(folder / fmt::format("{:0{}}{}", i, digits, extension), made->text);
  }
  return exitDone;
}

}  // namespace

void addGenerateCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command = program.add_subcommand("generate", "make random texts of a language");
  addLanguageOptions(*command, options->language);
  command->add_option("--model", options->model, "texts by a model that hone explain has made")->type_name("M.json");
  command->add_option("--class", options->outcome, "which texts of the model: fail or pass")->type_name("CLASS");
  command->add_option("-n", options->count, "how many")->capture_default_str();
  command->add_option("-o,--output", options->folder, "folder to write them to, else to standard output")
      ->type_name("DIR");
  command->add_option("--size", options->size, "tokens a text has at most, about")->capture_default_str();
  command->add_option("--seed", options->seed, "the same seed gives the same texts")->capture_default_str();
  command->add_flag("--rare-first", options->rareFirst,
                    "prefer alternatives of the grammar that were seldom used so far");
  command->add_flag("--wild", options->wild,
                    "comments, odd line breaks and as few blanks as possible between the tokens");
  command->callback([options, &status] { status = generate(*options); });
}

}  // namespace hone
