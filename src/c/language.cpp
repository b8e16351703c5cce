#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"
#include "options/options.h"

namespace {

/// The options of the command line's group "Language".
hone::LanguageChoice choiceOf(const char* json) {
  hone::Options options(json, "hone_language_new");
  hone::LanguageChoice choice;
  hone::describe(choice, options);
  hone::describeIslands(choice, options);
  options.end();
  if (!choice.isGiven())
    throw hone::UserError("no language: give {\"language\": NAME} or {\"grammar\": [FILE.g4, ...]}");
  return choice;
}

}  // namespace

hone_status hone_language_new(const char* options, hone_language** language, char** error) {
  return hone::guarded(error, [&] {
    hone_language*& made = hone::given(language, "the place for the language");
    hone::LanguageChoice choice = choiceOf(options);
    std::shared_ptr<hone::Language> chosen = hone::chooseLanguage(choice, "").language;
    made = new hone_language{std::move(chosen), std::move(choice)};
  });
}

void hone_language_free(hone_language* language) { delete language; }
