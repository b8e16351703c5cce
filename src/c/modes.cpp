// Runs, and each mode: options from JSON, the call of hone/hone.h, and the result as texts and JSON.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"
#include "explain/show_model.h"
#include "hone/figures.h"
#include "hone/language_choice.h"
#include "options/options.h"
#include "oracle/identity.h"
#include "pattern/pattern_file.h"

namespace hone {
namespace {

using Json = nlohmann::ordered_json;

struct SharedOptions {
  RunSettings settings;
  Memory memory;  ///< `identity` is that of a callback; without a folder, no verdicts are stored
};

/// One call of a mode: connects the caller's handle and observer with a Run.
class Call : private RunObserver {
 public:
  /// Throws UserError if the handle's run is in use.
  Call(hone_run& handle, const SharedOptions& options);
  ~Call() override;

  Run& run() { return *run_; }

 private:
  void note(std::string_view message) override;
  void committed(const Commit& commit, const SearchStats& stats, bool best) override;
  void tell(const hone_event& event);
  void remember(Memory memory, int repeat);

  hone_run& handle_;
  std::optional<Run> run_;
};

Call::Call(hone_run& handle, const SharedOptions& options) : handle_(handle) {
  run_.emplace(*handle.test.test, options.settings, static_cast<RunObserver*>(this));
  if (!options.memory.folder.empty()) remember(options.memory, options.settings.repeat);
  const std::lock_guard lock(handle_.mutex);
  if (handle_.running != nullptr) throw UserError("the run is in use by another thread: make a run for each");
  handle_.running = &*run_;
  if (handle_.cancelled) run_->cancel();
}

Call::~Call() {
  const std::lock_guard lock(handle_.mutex);
  handle_.running = nullptr;
}

void Call::remember(Memory memory, int repeat) {
  if (memory.identity.empty() && handle_.test.spec) memory.identity = identityOf(*handle_.test.spec);
  if (memory.identity.empty())
    throw UserError("state stores verdicts: give identity, a text that distinguishes the callback from other tests");
  memory.identity += fmt::format("repeat {}\n", repeatText(repeat));
  run_->remember(memory);
}

void Call::tell(const hone_event& event) {
  if (handle_.observer != nullptr && handle_.observer(&event, handle_.data) != 0) run_->cancel();
}

void Call::note(std::string_view message) {
  const std::string sentence(message);
  hone_event event{};
  event.note = sentence.c_str();
  tell(event);
}

void Call::committed(const Commit& commit, const SearchStats& stats, bool best) {
  if (handle_.observer == nullptr) return;
  const std::string pass(commit.candidate.pass);
  hone_event event{};
  event.pass = pass.c_str();
  event.text = commit.candidate.bytes.data();
  event.size = commit.candidate.bytes.size();
  event.verdict = static_cast<int>(commit.verdict);
  event.best = best;
  event.tests = stats.tests;
  tell(event);
}

std::string dumped(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

template <typename ModeOptions>
std::pair<SharedOptions, ModeOptions> optionsOf(const char* json, std::string_view function) {
  Options options(json, function);
  std::pair<SharedOptions, ModeOptions> result;
  auto& [shared, own] = result;
  describeResources(shared.settings, shared.memory, options);
  describeSearch(shared.settings, options);
  options.store({"identity"}, shared.memory.identity);
  describe(own, options);
  // For the program, these are files.
  if constexpr (std::is_same_v<ModeOptions, ExplainOptions>) options.storeWords({"corpus"}, own.corpus);
  options.end();
  return result;
}

/// The outcome and the figures; the mode adds what it has found.
template <typename Found>
std::unique_ptr<hone_result> resultOf(Found& found, const hone_language* language) {
  if (language != nullptr) found.language = language->language->name();
  auto result = std::make_unique<hone_result>();
  result->stop = found.stop;
  result->verdict = found.input;
  result->stats = dumped(figuresOf(found, found));
  return result;
}

std::unique_ptr<hone_result> reduced(hone_run& handle, const hone_language& language, const std::string& text,
                                     const char* json) {
  const auto [shared, own] = optionsOf<ReduceOptions>(json, "hone_reduce");
  Call call(handle, shared);
  Reduction found = reduce(call.run(), text, language.language, own);
  auto result = resultOf(found, &language);
  if (found.interesting) result->texts = {found.text};
  return result;
}

/// What was wrong, as `hone repair --json` says it.
std::string diagnosisOf(const Repairs& found, const std::string& text, const std::shared_ptr<Language>& language) {
  Json json = {{"intact", found.intact}, {"repairs", Json::array()}};
  const auto findings = diagnose(found, text, language);
  for (size_t i = 0; i < found.best.size(); ++i)
    json["repairs"].push_back({{"findings", toJson(findings[i])}, {"doubtful", toJson(found.best[i].doubts)}});
  return dumped(json);
}

std::unique_ptr<hone_result> repaired(hone_run& handle, const hone_language* language, const std::string& text,
                                      const char* json) {
  const auto [shared, own] = optionsOf<RepairOptions>(json, "hone_repair");
  Call call(handle, shared);
  std::shared_ptr<Language> strict;
  auto choose = [&] {
    if (language != nullptr) strict = strictest(language->language, language->choice);
    return strict;
  };
  Repairs found = repair(call.run(), text, choose, own);
  const bool withheld = own.strict && found.isDoubtful();
  if (withheld) found.outputBytes = 0;
  auto result = resultOf(found, language);
  if (!withheld)
    for (const RepairedText& repair : found.best) result->texts.push_back(repair.text);
  if (found.intact) result->texts = {text};
  result->json = diagnosisOf(found, text, strict);
  return result;
}

std::unique_ptr<hone_result> generalized(hone_run& handle, const hone_language& language, const std::string& text,
                                         const char* json) {
  const auto [shared, own] = optionsOf<GeneralizeOptions>(json, "hone_generalize");
  Call call(handle, shared);
  Generalization found = generalize(call.run(), text, language.language, own);
  auto result = resultOf(found, &language);
  if (found.pattern) {
    result->texts = {found.line, found.pattern->tree->plainText()};
    result->json = toJson(*found.pattern) + "\n";
  }
  result->pattern = std::move(found.pattern);
  return result;
}

std::vector<GivenInput> givenInputs(const hone_input* inputs, size_t count) {
  std::vector<GivenInput> all;
  for (size_t i = 0; i < count; ++i) {
    const hone_input& input = (&given(inputs, "the inputs"))[i];
    if (input.verdict < HONE_UNKNOWN || input.verdict > HONE_UNRESOLVED)
      throw UserError("the verdict of an input is none of HONE_FAIL, HONE_PASS, HONE_UNRESOLVED and HONE_UNKNOWN");
    GivenInput known{bytesOf(input.text, input.size)};
    if (input.verdict != HONE_UNKNOWN) known.verdict = static_cast<Verdict>(input.verdict);
    all.push_back(std::move(known));
  }
  return all;
}

std::unique_ptr<hone_result> explained(hone_run& handle, const hone_language& language,
                                       const std::vector<GivenInput>& inputs, const char* json) {
  auto [shared, own] = optionsOf<ExplainOptions>(json, "hone_explain");
  if (!shared.settings.maxTests) shared.settings.maxTests = usualExplainTests;
  if (own.corpus.empty()) own.corpus = usualCorpus(language.choice, *language.language);
  Call call(handle, shared);
  Circumstances found = explain(call.run(), inputs, language.language, own);
  if (!found.explanation.tellsApart()) return resultOf(found, &language);
  Model& model = found.explanation.model;
  const Parts parts(language.language->grammar());
  describeLanguage(model, language.choice, *language.language);
  std::string file = toJson(model, parts) + "\n";
  found.outputBytes = file.size();
  auto result = resultOf(found, &language);
  result->texts = {found.tree, toSentences(found.explanation.rules, model, parts)};
  result->json = std::move(file);
  result->predictor = std::make_unique<Predictor>(std::move(model), language.language);
  return result;
}

/// Calls the mode with checked arguments, and stores its result for the caller.
template <typename Mode>
hone_status runMode(hone_run* run, hone_result** result, char** error, const Mode& mode) {
  return guarded(error, [&] {
    hone_result*& made = given(result, "the place for the result");
    made = mode(given(run, "the run")).release();
  });
}

}  // namespace
}  // namespace hone

hone_status hone_reduce(hone_run* run, hone_language* language, const char* text, size_t size, const char* options,
                        hone_result** result, char** error) {
  return hone::runMode(run, result, error, [&](hone_run& handle) {
    return hone::reduced(handle, hone::given(language, "the language"), hone::bytesOf(text, size), options);
  });
}

hone_status hone_repair(hone_run* run, hone_language* language, const char* text, size_t size, const char* options,
                        hone_result** result, char** error) {
  return hone::runMode(run, result, error, [&](hone_run& handle) {
    return hone::repaired(handle, language, hone::bytesOf(text, size), options);
  });
}

hone_status hone_generalize(hone_run* run, hone_language* language, const char* text, size_t size, const char* options,
                            hone_result** result, char** error) {
  return hone::runMode(run, result, error, [&](hone_run& handle) {
    return hone::generalized(handle, hone::given(language, "the language"), hone::bytesOf(text, size), options);
  });
}

hone_status hone_explain(hone_run* run, hone_language* language, const hone_input* inputs, size_t count,
                         const char* options, hone_result** result, char** error) {
  return hone::runMode(run, result, error, [&](hone_run& handle) {
    return hone::explained(handle, hone::given(language, "the language"), hone::givenInputs(inputs, count), options);
  });
}

void hone_run::cancel() {
  const std::lock_guard lock(mutex);
  cancelled = true;
  if (running != nullptr) running->cancel();
}

hone_status hone_run_new(hone_test* test, hone_observer observer, void* data, hone_run** run, char** error) {
  return hone::guarded(error, [&] {
    hone_run*& made = hone::given(run, "the place for the run");
    auto handle = std::make_unique<hone_run>(hone::given(test, "the test"), observer, data);
    made = handle.release();
  });
}

void hone_cancel(hone_run* run) {
  if (run != nullptr) run->cancel();
}

void hone_run_free(hone_run* run) { delete run; }
