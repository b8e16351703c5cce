#include "parse/project_language.h"

#include "grammar/bundled.h"

namespace hone {

std::shared_ptr<Language> projectLanguage(Islands::LanguageOf languageOf, bool islands) {
  std::shared_ptr<Language> language = Language::bundled("project");
  auto load = [islands](std::string_view name) {
    return IslandLanguage{Language::bundled(name), islands ? findBundled(name).islands : IslandTokens{}};
  };
  language->setSelfDelimiting();
  language->setIslands(std::make_shared<Islands>(*language, std::move(languageOf), load));
  return language;
}

std::string languageOfFile(const ArchivedFile& file) {
  if (file.stored.find('\0') != file.stored.npos) return "bytes";
  if (const BundledLanguage* known = bundledForText(file.path, file.stored)) return known->name;
  return file.kind == ArchivedFile::Kind::bytes ? "bytes" : "generic";
}

}  // namespace hone
