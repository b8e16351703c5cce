#include "app/pattern_use.h"

#include <fmt/format.h>

#include "grammar/bundled.h"
#include "pattern/pattern_file.h"
#include "text/file.h"
#include "text/user_error.h"

namespace hone {

Pattern loadPattern(const std::filesystem::path& file, const LanguageChoice& language) {
  std::string text = readFile(file);
  PatternLanguage wanted = languageOfPattern(text, file.string());
  LanguageChoice choice = language;
  if (!choice.isGiven()) {
    if (bundledNamed(wanted.name) == nullptr)
      throw UserError(fmt::format("{} is for a grammar of your own, {}: give it with -g FILE.g4 or --format",
                                  file.string(), wanted.name));
    choice.name = wanted.name;
  }
  if (choice.start.empty() && choice.format.empty()) choice.start = wanted.start;
  return readPattern(text, file.string(), chooseLanguage(choice, "").language);
}

}  // namespace hone
