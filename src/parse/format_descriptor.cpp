#include "parse/format_descriptor.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grammar/bundled.h"
#include "grammar/grammar_files.h"
#include "grammar/recognizer_build.h"
#include "parse/islands.h"
#include "text/file.h"
#include "text/json_file.h"
#include "text/user_error.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct Description {
  std::vector<fs::path> files;
  IslandTokens islands;
  std::map<std::string, std::string> replacements;
};

struct Descriptor {
  std::string start;
  std::map<std::string, Description> grammars;
  Engine engine = Engine::automatic;

  IslandLanguage load(std::string_view name, std::string_view rule) const {
    auto found = grammars.find(std::string(name));
    if (found == grammars.end()) return loadBundled(name, rule);
    const Description& description = found->second;
    std::shared_ptr<Language> language = Language::fromGrammar(GrammarFiles::find(description.files), rule, engine);
    language->setReplacements(description.replacements);
    return {std::move(language), description.islands};
  }

  /// The grammars of islands are loaded later, when nobody listens.
  std::string noteOnOthersThan(const std::string& host) const {
    if (engine != Engine::automatic) return "";
    for (const auto& [name, description] : grammars) {
      if (name == host || description.files.empty()) continue;
      const GrammarFiles files = GrammarFiles::find(description.files);
      if (lexerCodeMatters(files) || parserCodeMatters(files)) return codeNote(name);
    }
    return "";
  }

  IslandLanguage loadBundled(std::string_view name, std::string_view rule) const {
    if (const BundledLanguage* bundled = bundledNamed(name)) return {Language::bundled(name, rule), bundled->islands};
    std::vector<std::string> names;
    for (const auto& [known, description] : grammars) names.push_back(fmt::format("'{}'", known));
    throw UserError(
        fmt::format("there is no grammar '{}', neither in the descriptor nor built in; the descriptor has {}", name,
                    fmt::join(names, ", ")));
  }
};

Description readDescription(const JsonValue& json, const fs::path& folder) {
  Description description;
  for (const JsonValue& item : json.at("files").items()) {
    const fs::path file = folder / item.text();
    // Picireny's list also contains code that the grammars need.
    if (file.extension() != ".g4") continue;
    std::error_code error;
    if (!fs::exists(file, error)) item.fail(fmt::format("there is no {}", file.string()));
    description.files.push_back(file);
  }
  if (const auto islands = json.find("islands"))
    for (const auto& [token, pattern] : islands->members())
      description.islands[token] = pattern.isText() ? std::vector{pattern.text()} : pattern.texts();
  if (const auto replacements = json.find("replacements"))
    for (const auto& [name, text] : replacements->members()) description.replacements[name] = text.text();
  return description;
}

Descriptor readDescriptor(const fs::path& file) {
  const JsonFile json(readFile(file), file.string(), "docs/languages.md shows the description of a format");
  Descriptor descriptor;
  if (const auto start = json.root().find("start")) descriptor.start = start->text();
  for (const auto& [name, grammar] : json.root().at("grammars").members())
    descriptor.grammars[name] = readDescription(grammar, file.parent_path());
  return descriptor;
}

}  // namespace

DescribedLanguage languageFromDescriptor(const fs::path& file, std::string_view start,
                                         const std::vector<fs::path>& grammarFiles, Engine engine) {
  Descriptor descriptor = readDescriptor(file);
  descriptor.engine = engine;
  try {
    if (!start.empty()) descriptor.start = start;
    if (descriptor.start.empty()) throw UserError("no start rule: add \"start\": \"GRAMMAR:RULE\" or give --start");
    auto& unnamed = descriptor.grammars[""].files;
    unnamed.insert(unnamed.end(), grammarFiles.begin(), grammarFiles.end());
    if (unnamed.empty()) descriptor.grammars.erase("");
    size_t colon = descriptor.start.find(':');
    std::string name = colon == std::string::npos ? "" : descriptor.start.substr(0, colon);
    std::string rule = descriptor.start.substr(colon == std::string::npos ? 0 : colon + 1);
    auto [language, tokens] = descriptor.load(name, rule);
    auto load = [descriptor](std::string_view island) { return descriptor.load(island, {}); };
    language->setIslands(std::make_shared<Islands>(*language, name, tokens, load));
    std::string note = language->note().empty() ? descriptor.noteOnOthersThan(name) : language->note();
    return {std::move(language), std::move(note)};
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}: {}", file.string(), error.what()));
  }
}

std::vector<fs::path> filesOfDescriptor(const fs::path& file) {
  std::vector<fs::path> files;
  for (const auto& [name, description] : readDescriptor(file).grammars)
    if (!description.files.empty())
      for (fs::path& path : GrammarFiles::find(description.files).paths()) files.push_back(std::move(path));
  return files;
}

}  // namespace hone
