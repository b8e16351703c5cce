#include "grammar/bundled.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "embedded_grammars.h"
#include "text/characters.h"
#include "text/similar.h"
#include "text/user_error.h"

namespace hone {
namespace {

std::vector<std::string_view> examplesOf(const EmbeddedGrammar& embedded) {
  std::vector<std::string_view> examples;
  const char* at = embedded.examples;
  for (;;) {
    uint64_t size = 0;
    std::memcpy(&size, at, sizeof size);
    if (size == UINT64_MAX) return examples;
    at += sizeof size;
    examples.emplace_back(at, size);
    at += size;
  }
}

std::optional<IndentationNames> indentationOf(const nlohmann::json& description) {
  auto indentation = description.find("indentation");
  if (indentation == description.end()) return std::nullopt;
  const std::vector<std::string> none;
  return IndentationNames{indentation->at("brackets"), indentation->value("bullets", none),
                          indentation->value("texts", none)};
}

GeneratedTexts generatedTexts(const nlohmann::json& description, const EmbeddedGrammar& embedded) {
  GeneratedTexts generated;
  generated.lexerInterp = embedded.textsLexerInterp;
  generated.parserInterp = embedded.textsParserInterp;
  auto found = description.find("generate");
  if (found == description.end()) return generated;
  generated.start = found->value("start", generated.start);
  generated.without = found->value("without", generated.without);
  generated.distinct = found->value("distinct", generated.distinct);
  return generated;
}

/// ".json". Case matters only for extensions of which both are known, as `.c` and `.C`.
const BundledLanguage* bundledForExtension(std::string_view extension) {
  for (const std::string& spelling : {std::string(extension), lowerCase(extension)})
    for (const BundledLanguage& language : bundledLanguages())
      if (std::ranges::find(language.extensions, spelling) != language.extensions.end()) return &language;
  return nullptr;
}

bool hasJsonComments(std::string_view text) {
  bool inString = false;
  for (size_t at = 0; at + 1 < text.size(); ++at) {
    if (inString && text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      inString = !inString;
    else if (!inString && text[at] == '/' && (text[at + 1] == '/' || text[at + 1] == '*'))
      return true;
  }
  return false;
}

}  // namespace

std::span<const BundledLanguage> bundledLanguages() {
  static const std::vector<BundledLanguage> languages = [] {
    std::vector<BundledLanguage> all;
    for (const EmbeddedGrammar& embedded : embeddedGrammars()) {
      auto description = nlohmann::json::parse(embedded.description);
      all.push_back({description.at("name"),
                     description.at("title"),
                     description.at("start"),
                     description.value("strictStart", std::string()),
                     description.at("extensions").get<std::vector<std::string>>(),
                     description.value("files", std::vector<std::string>()),
                     description.value("aliases", std::vector<std::string>()),
                     description.value("firstLines", std::vector<std::string>()),
                     description.value("parsed", std::string()),
                     description.value("demonstration", false),
                     description.value("islands", std::map<std::string, std::vector<std::string>>()),
                     description.value("imports", std::map<std::string, std::vector<std::string>>()),
                     description.value("references", std::map<std::string, std::string>()),
                     indentationOf(description),
                     description.value("names", std::vector<std::map<std::string, std::string>>()),
                     description.value("lines", std::vector<std::string>()),
                     generatedTexts(description, embedded),
                     embedded.lexerInterp,
                     embedded.parserInterp,
                     examplesOf(embedded)});
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return all;
  }();
  return languages;
}

const BundledLanguage* bundledNamed(std::string_view name) {
  for (const BundledLanguage& language : bundledLanguages())
    if (language.name == name) return &language;
  return nullptr;
}

const BundledLanguage& findBundled(std::string_view name) {
  const std::string lower = lowerCase(name);
  if (const BundledLanguage* found = bundledNamed(lower)) return *found;
  for (const BundledLanguage& language : bundledLanguages())
    if (std::ranges::find(language.aliases, lower) != language.aliases.end()) return language;
  if (const BundledLanguage* found = bundledForExtension("." + lower)) return *found;
  std::vector<std::string> names;
  for (const BundledLanguage& language : bundledLanguages()) names.push_back(language.name);
  if (const std::optional<std::string> meant = likelyMeant(lower, names))
    throw UserError(
        fmt::format("there is no built-in language '{}'; did you mean {}? (hone languages lists them)", name, *meant));
  throw UserError(fmt::format("there is no built-in language '{}'; choose one of {}", name, fmt::join(names, ", ")));
}

const BundledLanguage* bundledForName(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  for (const BundledLanguage& language : bundledLanguages())
    if (std::ranges::find(language.files, name) != language.files.end()) return &language;
  return bundledForExtension(file.extension().string());
}

const BundledLanguage* bundledForText(const std::filesystem::path& file, std::string_view text) {
  const BundledLanguage* known = bundledForName(file);
  if (known == nullptr) return bundledForFirstLine(text.substr(0, text.find('\n')));
  return known->name == "json" && hasJsonComments(text) ? bundledNamed("json5") : known;
}

const BundledLanguage* bundledForFirstLine(std::string_view line) {
  const re2::StringPiece text(line.data(), line.size());
  for (const BundledLanguage& language : bundledLanguages())
    for (const std::string& pattern : language.firstLines)
      if (RE2::PartialMatch(text, pattern)) return &language;
  return nullptr;
}

}  // namespace hone
