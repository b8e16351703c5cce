#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/model_texts.h"
#include "app/outputs.h"
#include "app/results.h"
#include "cli/commands.h"
#include "grammar/bundled.h"
#include "hone/language_texts.h"
#include "options/options.h"
#include "pattern/members.h"
#include "text/file.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct GenerateOptions {
  LanguageChoice language;
  LanguageTextOptions texts;
  size_t count = 1;
  std::string folder;
  std::string model;
  std::string outcome;
  std::string pattern;
};

std::string extensionFor(const std::string& language) {
  const BundledLanguage* bundled = bundledNamed(language);
  return bundled != nullptr && !bundled->extensions.empty() ? bundled->extensions.front() : ".txt";
}

/// A source of texts; each call returns one.
struct Texts {
  std::string language;
  std::function<std::string()> next;
  std::function<std::string()> closing = [] { return std::string(); };  ///< what is to be said in the end
};

Texts textsOfModel(const GenerateOptions& options) {
  auto texts = std::make_shared<ModelTexts>(options.model, options.language, options.outcome, options.texts.seed,
                                            options.texts.lenient);
  return {texts->language().name(), [=] { return texts->next(); }, [=] { return texts->measured(); }};
}

Texts textsOfPattern(const GenerateOptions& options) {
  Pattern pattern = loadPattern(options.pattern, options.language);
  auto members = std::make_shared<PatternMembers>(pattern, options.texts.seed);
  return {pattern.tree->language().name(), [=, file = options.pattern] {
            std::optional<std::string> text = members->next();
            if (!text)
              throw UserError(fmt::format("no text that matches the pattern {} was found: try another --seed", file));
            return pattern.tree->language().plain(*text, pattern.tree->encoding());
          }};
}

Texts textsOfLanguage(const GenerateOptions& options) {
  if (!options.language.isGiven())
    throw UserError("no language: give --language NAME, -g FILE.g4, --pattern FILE or --model FILE");
  const std::shared_ptr<Language> language = chooseLanguage(options.language, "").language;
  return {language->name(), languageTexts(language, options.language, options.texts)};
}

int generate(const GenerateOptions& options) {
  if (!options.model.empty() && !options.pattern.empty())
    throw UserError("--model and --pattern exclude each other: give one of them");
  Texts texts = !options.model.empty()     ? textsOfModel(options)
                : !options.pattern.empty() ? textsOfPattern(options)
                                           : textsOfLanguage(options);
  const fs::path folder = options.folder == "-" ? "" : options.folder;
  Outputs outputs;
  for (const std::string& source : {options.model, options.pattern}) outputs.access.narrowTo(source);
  if (!folder.empty()) outputs.locks.take(folder, "-o", "-o");
  if (!folder.empty()) outputs.makeFolder(folder);
  const std::string extension = extensionFor(texts.language);
  const size_t digits = std::max<size_t>(4, std::to_string(options.count).size());
  auto placeOf = [&](size_t i) { return folder / fmt::format("{:0{}}{}", i, digits, extension); };
  std::error_code none;
  const auto refuseExisting = [&](const fs::path& place) {
    throw UserError(fmt::format("{} exists already: give another folder with -o DIR", place.string()));
  };
  for (size_t i = 1; i <= options.count && !folder.empty(); ++i)
    if (fs::exists(fs::symlink_status(placeOf(i), none))) refuseExisting(placeOf(i));
  for (size_t i = 1; i <= options.count; ++i) {
    std::string text = texts.next();
    if (folder.empty())
      printData(stdout, text + "\n");
    else if (!writeNewFile(placeOf(i), text, outputs.access.asData()))
      refuseExisting(placeOf(i));
  }
  if (std::string closing = texts.closing(); !closing.empty()) tell(stderr, "hone: {}\n", closing);
  return exitDone;
}

}  // namespace

void addGenerateCommand(CLI::App& program, int& status) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* command = program.add_subcommand("generate", "make texts of a language, a pattern or a model");
  addLanguageOptions(*command, options->language);
  DescribedOptions described(*command);
  described.store({"model", "make inputs by a model of hone explain", "M.json"}, options->model);
  described.store({"class", "with --model: inputs that should fail or pass", "CLASS"}, options->outcome);
  described.store({"pattern", "make texts that match a pattern of hone generalize", "P.json"}, options->pattern);
  described.storeUsual({"count", "number of texts", "", 'n'}, options->count, 0);
  described.store({"output", "folder for the texts (default: standard output)", "DIR", 'o'}, options->folder);
  describe(options->texts, described);
  command->callback([options, &status] { status = generate(*options); });
}

}  // namespace hone
