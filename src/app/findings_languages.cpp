#include "app/findings_languages.h"

#include <algorithm>

#include "app/findings_files.h"
#include "grammar/bundled.h"
#include "text/file.h"

namespace hone {

namespace fs = std::filesystem;

std::string commonExtension(const std::vector<fs::path>& files, const LanguageChoice& language) {
  std::map<std::string, size_t> times;
  for (const fs::path& file : files) ++times[findingExtension(file)];
  const auto commonest =
      std::ranges::max_element(times, {}, [](const auto& entry) { return entry.first.empty() ? 0 : entry.second; });
  if (!commonest->first.empty()) return commonest->first;
  const BundledLanguage* named = language.name.empty() ? nullptr : bundledNamed(language.name);
  return named == nullptr || named->extensions.empty() ? "" : named->extensions.front();
}

std::vector<std::string> FindingsLanguages::samples() const {
  constexpr size_t most = 16, longest = 1 << 14;
  std::vector<std::string> texts;
  std::error_code error;
  for (const fs::path& file : files_)
    if (texts.size() < most && fs::file_size(file, error) <= longest) texts.push_back(readFile(file));
  return texts;
}

std::shared_ptr<Language> FindingsLanguages::of(const fs::path& file) {
  std::string extension = findingExtension(file);
  if (extension.empty()) extension = extension_;
  std::lock_guard lock(mutex_);
  std::shared_ptr<Language>& language = made_[choice_.isGiven() ? "" : extension];
  if (language) return language;
  ChosenLanguage chosen =
      chooseLanguage(choice_, "finding" + extension, extension.empty() ? samples() : std::vector<std::string>());
  if (!chosen.note.empty()) note_(chosen.note);
  return language = std::move(chosen.language);
}

}  // namespace hone
