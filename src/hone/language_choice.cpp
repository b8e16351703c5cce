#include "hone/language_choice.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "explain/model.h"
#include "parse/format_descriptor.h"
#include "parse/islands.h"
#include "text/file.h"
#include "text/hex_dump.h"
#include "text/user_error.h"
#include "text/visible.h"
#include "tree/tree.h"

namespace hone {

NamedFiles grammarFiles(const LanguageChoice& choice) {
  NamedFiles result{{}, choice.start};
  for (const std::string& grammar : choice.grammars) {
    size_t colon = grammar.rfind(':');
    if (colon != std::string::npos && grammar.substr(0, colon).ends_with(".g4")) {
      result.start = grammar.substr(colon + 1);
      result.files.emplace_back(grammar.substr(0, colon));
    } else {
      result.files.emplace_back(grammar);
    }
  }
  return result;
}

namespace {

/// The replacements of the grammars' minimal texts.
void replace(Language& language, const std::string& file) {
  if (file.empty()) return;
  try {
    language.setReplacements(nlohmann::json::parse(readFile(file)).get<std::map<std::string, std::string>>());
  } catch (const nlohmann::json::exception&) {
    throw UserError(fmt::format(
        "--replacements {}: give a JSON object of texts by rule or token, such as {{\"expr\": \"0\"}}", file));
  }
}

/// The rule of [GRAMMAR:]RULE, whose GRAMMAR must be one of these.
std::string ruleOf(const std::string& start, const std::vector<std::string>& grammars) {
  const size_t colon = start.find(':');
  if (colon == start.npos) return start;
  const std::string grammar = start.substr(0, colon);
  if (!grammar.empty() && std::ranges::find(grammars, grammar) == grammars.end())
    throw UserError(
        fmt::format("--start {}: there is no grammar {}; choose one of {}", start, grammar, fmt::join(grammars, ", ")));
  return start.substr(colon + 1);
}

std::vector<std::string> namesOf(const GrammarFiles& files) {
  std::vector<std::string> names;
  for (const GrammarSource& source : files.sources) names.push_back(source.name);
  return names;
}

Engine engineOf(const LanguageChoice& choice) {
  return choice.engine == "compile"     ? Engine::compile
         : choice.engine == "interpret" ? Engine::interpret
                                        : Engine::automatic;
}

constexpr std::array<std::string_view, 20> candidates = {
    "json", "jsonl", "xml",  "toml", "protobuf", "wat", "smtlib", "llvm",   "dot",        "go",
    "rust", "java",  "glsl", "c",    "cpp",      "lua", "json5",  "python", "javascript", "typescript"};

/// Shorter ones are read by many languages.
constexpr size_t leastTokens = 4;
constexpr size_t longest = 1 << 14;
constexpr size_t mostTexts = 16;

bool reads(const std::shared_ptr<Language>& language, const std::string& text) {
  const TreePtr tree = Tree::parse(language, text);
  return tree->errors().empty() && tree->tokenCount(tree->root()) >= leastTokens;
}

}  // namespace

std::vector<std::filesystem::path> allGrammarFiles(const LanguageChoice& choice) {
  const std::vector<std::filesystem::path> named = grammarFiles(choice).files;
  std::vector<std::filesystem::path> files = named;
  // A pipe can't be read twice.
  const auto isFile = [](const std::filesystem::path& file) {
    std::error_code error;
    return std::filesystem::is_regular_file(file, error);
  };
  try {
    if (!named.empty() && std::ranges::all_of(named, isFile))
      files = GrammarFiles::find(named, {choice.libraries.begin(), choice.libraries.end()}).paths();
    if (isFile(choice.format))
      for (std::filesystem::path& file : filesOfDescriptor(choice.format)) files.push_back(std::move(file));
  } catch (const UserError&) {
    // Whoever makes the language of them says what is wrong.
  }
  return files;
}

const BundledLanguage* bundledForFile(const std::filesystem::path& file) {
  if (const BundledLanguage* known = bundledForName(file)) return known;
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return nullptr;
  std::string start(1024, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<size_t>(stream.gcount()));
  return bundledForFirstLine(std::string_view(start).substr(0, start.find('\n')));
}

ChosenLanguage chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input,
                              std::vector<std::string> texts) {
  if (!choice.byName.empty())
    throw UserError(fmt::format("--language {}: name patterns are for folders; of one file give --language NAME",
                                choice.byName.front()));
  if (choice.isOwn() && !choice.name.empty())
    throw UserError("--language and --grammar or --format exclude each other: give one of them");
  if (choice.isOwn()) {
    NamedFiles grammar = grammarFiles(choice);
    if (choice.format.empty()) {
      std::vector<std::filesystem::path> libraries(choice.libraries.begin(), choice.libraries.end());
      const GrammarFiles files = GrammarFiles::find(grammar.files, libraries);
      auto language = Language::fromGrammar(files, ruleOf(grammar.start, namesOf(files)), engineOf(choice));
      replace(*language, choice.replacements);
      return {language, language->note()};
    }
    auto [language, note] = languageFromDescriptor(choice.format, grammar.start, grammar.files, engineOf(choice));
    if (!choice.islands) language->setIslands(nullptr);
    replace(*language, choice.replacements);
    return {language, note};
  }
  std::string name = choice.name;
  std::string note;
  if (name.empty()) {
    std::error_code error;
    if (texts.empty() && std::filesystem::is_regular_file(input, error)) texts.push_back(readFile(input));
    const BundledLanguage* known =
        choice.onlyName || texts.empty() ? bundledForFile(input) : bundledForText(input, texts.front());
    if (known != nullptr) {
      name = known->name;
      if (const BundledLanguage* named = bundledForName(input); named != nullptr && named != known)
        note = fmt::format("{} has comments, so hone reads it as {}; --language {} takes them for mistakes",
                           shown(input), name, named->name);
    } else if (const BundledLanguage* guessed = input.has_extension() ? nullptr : guessLanguage(texts)) {
      name = guessed->name;
      note = fmt::format(
          "no extension tells the language; the contents read as {0}, so hone takes that; --language NAME names "
          "another",
          name);
    } else {
      name = "generic";
      const bool binary = std::ranges::any_of(texts, isBinary);
      note = fmt::format(
          "no grammar is known for '{}'{}, so hone uses the generic one; {}",
          shown(input.extension().empty() ? input.filename() : input.extension()), binary ? ", which is no text" : "",
          binary ? "--language bytes takes it byte by byte" : "name a better one with --language NAME or -g FILE.g4");
    }
  }
  std::shared_ptr<Language> language = Language::bundled(name, ruleOf(choice.start, {name}));
  replace(*language, choice.replacements);
  if (choice.islands) addBundledIslands(*language);
  return {language, note};
}

std::shared_ptr<Language> strictest(std::shared_ptr<Language> language, const LanguageChoice& choice) {
  if (choice.isOwn()) return language;
  const std::string name = language->name() + "_strict";
  if (bundledNamed(name) != nullptr) return Language::bundled(name);
  const BundledLanguage* bundled = bundledNamed(language->name());
  if (bundled == nullptr || bundled->strictStart.empty() || !choice.start.empty()) return language;
  return Language::bundled(bundled->name, bundled->strictStart);
}

std::shared_ptr<Language> languageForTexts(const std::shared_ptr<Language>& language, const LanguageChoice& choice) {
  const BundledLanguage* bundled = choice.isOwn() ? nullptr : bundledNamed(language->name());
  if (bundled == nullptr || (bundled->generated.parserInterp.empty() && bundled->generated.start.empty()))
    return strictest(language, choice);
  return Language::bundledForTexts(bundled->name);
}

// A text that a grammar reads from its beginning to its end is of its language, unless the grammar reads nearly
// anything, as those of CSV, YAML and shells do. Some languages hold others: each JSON text is a JavaScript program. So
// the languages are tried in an order in which none comes before one that it holds.

const BundledLanguage* guessLanguage(const std::vector<std::string>& texts) {
  std::vector<const std::string*> samples;
  for (const std::string& text : texts)
    if (text.size() <= longest && !isBinary(text) && !text.starts_with("#!") && samples.size() < mostTexts)
      samples.push_back(&text);
  const BundledLanguage* best = nullptr;
  std::ptrdiff_t most = 0;
  for (std::string_view name : candidates) {
    if (most == static_cast<std::ptrdiff_t>(samples.size())) break;
    const std::shared_ptr<Language> language = Language::bundled(name);
    const auto read = std::ranges::count_if(samples, [&](const std::string* text) { return reads(language, *text); });
    if (read <= most) continue;
    most = read;
    best = bundledNamed(name);
  }
  return best;
}

std::vector<std::string> usualCorpus(const LanguageChoice& choice, const Language& language) {
  if (choice.isOwn()) return {};
  const auto& examples = findBundled(language.name()).examples;
  return {examples.begin(), examples.end()};
}

void describeLanguage(Model& model, const LanguageChoice& choice, const Language& language) {
  model.start = language.grammar().ruleNames[language.start()];
  if (!choice.isOwn()) {
    model.language = language.name();
    return;
  }
  for (const std::filesystem::path& file : grammarFiles(choice).files)
    model.grammars.push_back(std::filesystem::absolute(file).string());
}

}  // namespace hone
