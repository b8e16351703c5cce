#include "app/input_language.h"

#include <algorithm>
#include <ranges>

#include "app/ignore_rules.h"
#include "grammar/bundled.h"
#include "parse/project_language.h"
#include "text/archive.h"
#include "text/command_text.h"
#include "text/own_folder.h"
#include "text/tell.h"
#include "text/user_error.h"

namespace hone {
namespace {

bool hasCpp(const std::string& archive) {
  const auto files = filesOf(archive);
  return files && std::ranges::any_of(*files, [](const ArchivedFile& file) {
           const BundledLanguage* known = bundledForName(file.path);
           return known != nullptr && known->name == "cpp";
         });
}

bool matchesAny(const IgnoreRules& pattern, const std::string& archive) {
  const auto files = filesOf(archive);
  return files && std::ranges::any_of(
                      *files, [&](const ArchivedFile& file) { return pattern.ignores(file.path, false).has_value(); });
}

}  // namespace

ChosenLanguage chooseProjectLanguage(const LanguageChoice& choice, const std::string& archive) {
  if (choice.isOwn() || !choice.start.empty() || !choice.replacements.empty())
    throw UserError(
        "--grammar, --format, --start and --replacements are for one file; of several files --language GLOB=NAME names "
        "the languages");
  // The last rule that matches a file decides.
  auto rules = std::make_shared<std::vector<std::pair<IgnoreRules, std::string>>>();
  auto add = [&](const std::string& pattern, const std::string& name) {
    rules->emplace_back(IgnoreRules(), findBundled(name).name);
    rules->back().first.add(pattern);
  };
  // Beside C++ files, a header is C++, too, which the grammar of C can't read.
  if (choice.name.empty() && hasCpp(archive)) add("*.h", "cpp");
  std::string note;
  for (const std::string& rule : choice.byName) {
    const size_t equals = rule.rfind('=');
    add(rule.substr(0, equals), rule.substr(equals + 1));
    if (!matchesAny(rules->back().first, archive))
      note += told("{}--language '{}': no file of the project matches", note.empty() ? "" : "; ", rule);
  }
  auto languageOf = [rules, all = choice.name](const ArchivedFile& file) -> std::string {
    if (file.path == commandPath) return "command";
    for (const auto& [pattern, name] : *rules | std::views::reverse)
      if (pattern.ignores(file.path, false)) return name;
    return all.empty() ? languageOfFile(file) : all;
  };
  return {projectLanguage(languageOf, choice.islands), note};
}

std::shared_ptr<Language> chooseLanguage(const LanguageChoice& choice, const std::filesystem::path& input, bool quiet) {
  ChosenLanguage chosen = chooseLanguage(choice, input);
  for (const std::string& note : {chosen.note, choice.grammars.empty() ? "" : noteOnCacheFolder()})
    if (!note.empty() && !quiet) tell(stderr, "hone: {}\n", note);
  return std::move(chosen.language);
}

}  // namespace hone
