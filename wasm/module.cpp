// The WebAssembly module: the functions that wasm/package/hone.js calls. A call gets its options as JSON, named like
// those of the command line, and a text; it leaves outputs, the first of which is JSON, until the next call.
//
// An instance of the module has the networks of few languages, those that were added before its first call.
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "c/options.h"
#include "embedded_grammars.h"
#include "hone/hone.h"
#include "hone/language_choice.h"
#include "hone/language_texts.h"
#include "options/options.h"
#include "text/line_index.h"
#include "text/user_error.h"
#include "tree/print.h"
#include "tree/tree.h"

#define HONE_EXPORT extern "C" __attribute__((used, visibility("default")))

/// The caller's test of a text. Returns a Verdict; `aborted`: the test threw an error, which the caller keeps.
extern "C" __attribute__((import_module("hone"), import_name("test"))) int hone_test(const char* text, size_t size);

namespace {

std::vector<std::string>& added() {
  static std::vector<std::string> parts;
  return parts;
}

/// Splits what antlr/AntlrGrammars.cmake makes of a language: texts, each with a zero behind it, and the examples.
EmbeddedGrammar grammarOf(const std::string& part) {
  const char* at = part.data();
  auto next = [&] {
    const std::string_view text(at);
    at += text.size() + 1;
    return text;
  };
  EmbeddedGrammar grammar{next(), next(), next(), next(), next(), nullptr};
  grammar.examples = at;
  return grammar;
}

}  // namespace

std::span<const EmbeddedGrammar> embeddedGrammars() {
  static const std::vector<EmbeddedGrammar> grammars = [] {
    std::vector<EmbeddedGrammar> all;
    for (const std::string& part : added()) all.push_back(grammarOf(part));
    return all;
  }();
  return grammars;
}

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

constexpr int aborted = 3;

std::vector<std::string> outputs;

class Aborted {};

CallableTest callersTest() {
  return CallableTest([](std::string_view text) {
    const int verdict = hone_test(text.data(), text.size());
    if (verdict == aborted) throw Aborted();
    return static_cast<Verdict>(verdict);
  });
}

/// Only its own networks are there: not those of texts of other languages within it.
std::shared_ptr<Language> languageOf(Options& options) {
  std::string name, start;
  options.store({"language"}, name);
  options.store({"start"}, start);
  if (name.empty()) throw UserError("no language: give {language: NAME}");
  return Language::bundled(findBundled(name).name, start);
}

Json toJson(const Changes& changes) {
  Json json = Json::array();
  for (const Change& change : changes) {
    Json one = {{"offset", change.offset}, {"size", change.removed}};
    addText(one, "inserted", change.inserted);
    json.push_back(std::move(one));
  }
  return json;
}

Json repaired(const std::string& text, const char* json) {
  Options given(json, "repair");
  std::shared_ptr<Language> language = languageOf(given);
  bool tests = false;
  given.store({"tests"}, tests);
  RepairOptions options;
  describe(options, given);
  given.end();
  language = strictest(language, {});
  Repairs found;
  if (tests) {
    CallableTest test = callersTest();
    Run run(test, {.jobs = 1});
    found = repair(
        run, text, [&] { return language; }, options);
  } else {
    found = repairWithoutTest(text, language, options);
    if (found.intact && (language->name() == "generic" || language->name() == "bytes"))
      throw UserError(
          "no grammar tells whether the text is right, only its brackets and quotes are: name its language");
  }
  Json result = {{"language", language->name()}, {"intact", found.intact},
                 {"hurried", found.hurried},     {"converted", found.converted.has_value()},
                 {"tests", found.search.tests},  {"repairs", Json::array()}};
  const auto findings = diagnose(found, text, language);
  for (size_t i = 0; i < found.best.size(); ++i) {
    const RepairedText& repair = found.best[i];
    Json one = {
        {"findings", toJson(findings[i])}, {"doubtful", toJson(repair.doubts)}, {"changes", toJson(repair.changes)}};
    if (repair.values)
      one["values"] = {{"kept", repair.values->kept},
                       {"changed", repair.values->changed},
                       {"dropped", repair.values->dropped},
                       {"doubtful", repair.doubts.size()}};
    result["repairs"].push_back(std::move(one));
    outputs.push_back(repair.text);
  }
  if (found.converted) outputs.push_back(*found.converted);
  return result;
}

Json parsed(const std::string& text, const char* json) {
  Options given(json, "parse");
  const std::shared_ptr<Language> language = languageOf(given);
  given.end();
  const TreePtr tree = Tree::parse(language, text);
  Json result = {{"language", language->name()}, {"tokens", tree->tokenCount(tree->root())}, {"errors", Json::array()}};
  const std::string plain = tree->plainText();
  LineIndex lines(plain);
  for (const SyntaxError& error : tree->errors()) {
    const size_t offset = tree->plainOffset(plain, error.offset);
    const Position at = lines.at(offset);
    result["errors"].push_back(
        {{"line", at.line}, {"column", at.column}, {"offset", offset}, {"message", error.message}});
  }
  std::string& written = outputs.emplace_back();
  writeJson(*tree, [&](std::string_view part) { written += part; });
  return result;
}

Json reduced(const std::string& text, const char* json) {
  Options given(json, "reduce");
  const std::shared_ptr<Language> language = languageOf(given);
  ReduceOptions options;
  RunSettings settings;
  describeSearch(settings, given);
  describe(options, given);
  given.end();
  settings.jobs = 1;
  CallableTest test = callersTest();
  Run run(test, settings);
  const Reduction found = reduce(run, text, language, options);
  outputs.push_back(found.text);
  return {{"interesting", found.interesting},
          {"minimal", found.minimal},
          {"tokens", found.tokens},
          {"tests", found.search.tests}};
}

Json generated(const std::string& /*text*/, const char* json) {
  Options given(json, "generate");
  const std::shared_ptr<Language> language = languageOf(given);
  LanguageTextOptions options;
  size_t count = 1;
  given.storeUsual({"count"}, count, 0);
  describe(options, given);
  given.end();
  const std::function<std::string()> next = languageTexts(language, {}, options);
  for (size_t i = 0; i < count; ++i) outputs.push_back(next());
  return Json::object();
}

using Call = Json (*)(const std::string&, const char*);

int answered(Call call, const char* json, const char* text, size_t size) {
  outputs.assign(1, "");
  Json result;
  int status = 0;
  try {
    result = call(std::string(text, size), json);
  } catch (const Aborted&) {
    status = 2;
  } catch (const std::exception& error) {
    result = {{"error", error.what()}};
    status = 1;
  }
  outputs.front() = result.dump(-1, ' ', false, Json::error_handler_t::replace);
  return status;
}

}  // namespace
}  // namespace hone

HONE_EXPORT void* hone_room(size_t size) { return std::malloc(size); }
HONE_EXPORT void hone_free(void* room) { std::free(room); }
/// Before the first call.
HONE_EXPORT void hone_add_language(const char* part, size_t size) { added().emplace_back(part, size); }

// 0: done; 1: the JSON has an error for people; 2: the caller's test threw an error.
HONE_EXPORT int hone_repair(const char* options, const char* text, size_t size) {
  return hone::answered(hone::repaired, options, text, size);
}
HONE_EXPORT int hone_parse(const char* options, const char* text, size_t size) {
  return hone::answered(hone::parsed, options, text, size);
}
HONE_EXPORT int hone_reduce(const char* options, const char* text, size_t size) {
  return hone::answered(hone::reduced, options, text, size);
}
HONE_EXPORT int hone_generate(const char* options, const char* text, size_t size) {
  return hone::answered(hone::generated, options, text, size);
}

HONE_EXPORT size_t hone_outputs() { return hone::outputs.size(); }
HONE_EXPORT const char* hone_output(size_t index) { return hone::outputs[index].data(); }
HONE_EXPORT size_t hone_output_size(size_t index) { return hone::outputs[index].size(); }
