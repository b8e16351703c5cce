#include "parse/format_descriptor.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "grammar/bundled.h"
#include "parse/islands.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

struct Description {
  std::vector<fs::path> files;
  IslandTokens islands;
  std::map<std::string, std::string> replacements;
};

struct Descriptor {
  std::string start;
  std::map<std::string, Description> grammars;

  IslandLanguage load(std::string_view name, std::string_view rule) const {
    auto found = grammars.find(std::string(name));
    if (found == grammars.end()) return loadBundled(name, rule);
    const Description& description = found->second;
    std::shared_ptr<Language> language = Language::fromGrammar(description.files, rule);
    language->setReplacements(description.replacements);
    return {std::move(language), description.islands};
  }

  IslandLanguage loadBundled(std::string_view name, std::string_view rule) const {
    for (const BundledLanguage& bundled : bundledLanguages())
      if (bundled.name == name) return {Language::bundled(name, rule), bundled.islands};
    std::vector<std::string> names;
    for (const auto& [known, description] : grammars) names.push_back(fmt::format("'{}'", known));
    throw UserError(
        fmt::format("no grammar '{}' is described and no language of that name is built in; described are: {}", name,
                    fmt::join(names, ", ")));
  }
};

Description readDescription(const Json& json, const fs::path& folder) {
  Description description;
  for (const std::string file : json.at("files")) {
    // Beside grammars, Picireny takes the code that they need.
    if (!file.ends_with(".g4")) continue;
    if (!fs::exists(folder / file)) throw UserError(fmt::format("there is no {}", (folder / file).string()));
    description.files.push_back(folder / file);
  }
  const Json islands = json.value("islands", Json::object());
  for (const auto& [token, pattern] : islands.items())
    description.islands[token] =
        pattern.is_array() ? pattern.get<std::vector<std::string>>() : std::vector{pattern.get<std::string>()};
  description.replacements = json.value("replacements", std::map<std::string, std::string>());
  return description;
}

Descriptor readDescriptor(const fs::path& file) {
  Json json = Json::parse(readFile(file));
  Descriptor descriptor;
  descriptor.start = json.value("start", "");
  for (const auto& [name, grammar] : json.at("grammars").items())
    descriptor.grammars[name] = readDescription(grammar, file.parent_path());
  return descriptor;
}

}  // namespace

std::shared_ptr<Language> languageFromDescriptor(const fs::path& file, std::string_view start,
                                                 const std::vector<fs::path>& grammarFiles) {
  try {
    Descriptor descriptor = readDescriptor(file);
    if (!start.empty()) descriptor.start = start;
    if (descriptor.start.empty())
      throw UserError("it says no start rule: add \"start\": \"GRAMMAR:RULE\" or give --start");
    auto& unnamed = descriptor.grammars[""].files;
    unnamed.insert(unnamed.end(), grammarFiles.begin(), grammarFiles.end());
    if (unnamed.empty()) descriptor.grammars.erase("");
    size_t colon = descriptor.start.find(':');
    std::string name = colon == std::string::npos ? "" : descriptor.start.substr(0, colon);
    std::string rule = descriptor.start.substr(colon == std::string::npos ? 0 : colon + 1);
    auto [language, tokens] = descriptor.load(name, rule);
    auto load = [descriptor](std::string_view island) { return descriptor.load(island, {}); };
    language->setIslands(std::make_shared<Islands>(*language, name, tokens, load));
    return language;
  } catch (const Json::exception& error) {
    throw UserError(
        fmt::format("{} is no description of a format ({}); docs/languages.md shows one", file.string(), error.what()));
  } catch (const UserError& error) {
    throw UserError(fmt::format("{}: {}", file.string(), error.what()));
  }
}

}  // namespace hone
