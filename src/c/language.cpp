#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"

namespace {

/// The options of the command line's group "Language".
hone::LanguageChoice choiceOf(const char* json) {
  hone::Options options(json, "hone_language_new");
  hone::LanguageChoice choice;
  options.take("language", choice.name);
  if (!choice.name.empty()) choice.name = hone::findBundled(choice.name).name;
  options.take("grammar", choice.grammars);
  options.take("lib", choice.libraries);
  options.take("start", choice.start);
  options.take("engine", choice.engine);
  options.take("replacements", choice.replacements);
  options.take("format", choice.format);
  options.take("islands", choice.islands);
  options.end();
  if (!choice.isGiven())
    throw hone::UserError("no language: give {\"language\": NAME} or {\"grammar\": [FILE.g4, ...]}");
  if (choice.engine != "auto" && choice.engine != "interpret" && choice.engine != "compile")
    throw hone::UserError("there is no engine '" + choice.engine + "'; choose auto, interpret or compile");
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
