#include "c/guard.h"
#include "c/handles.h"
#include "explain/show_model.h"
#include "pattern/occurrence.h"
#include "pattern/picture.h"

namespace {

const hone::Pattern& patternOf(const hone_result* result) {
  const auto& pattern = hone::given(result, "the result").pattern;
  if (!pattern) throw hone::UserError("the result has no pattern: give one of hone_generalize that found one");
  return *pattern;
}

hone::Predictor& predictorOf(const hone_result* result) {
  const auto& predictor = hone::given(result, "the result").predictor;
  if (!predictor) throw hone::UserError("the result has no model: give one of hone_explain that found one");
  return *predictor;
}

}  // namespace

hone_stop hone_result_stop(const hone_result* result) { return static_cast<hone_stop>(result->stop); }

hone_verdict hone_result_verdict(const hone_result* result) {
  return result->verdict ? static_cast<hone_verdict>(*result->verdict) : HONE_UNKNOWN;
}

size_t hone_result_count(const hone_result* result) { return result->texts.size(); }

const char* hone_result_text(const hone_result* result, size_t index, size_t* size) {
  if (index >= result->texts.size()) return nullptr;
  if (size != nullptr) *size = result->texts[index].size();
  return result->texts[index].c_str();
}

const char* hone_result_stats(const hone_result* result) { return result->stats.c_str(); }

const char* hone_result_json(const hone_result* result) {
  return result->json.empty() ? nullptr : result->json.c_str();
}

hone_status hone_result_svg(const hone_result* result, char** svg, char** error) {
  return hone::guarded(error, [&] {
    char*& made = hone::given(svg, "the place for the drawing");
    if (hone::given(result, "the result").pattern) {
      made = hone::copyForCaller(toSvg(*result->pattern));
    } else {
      const hone::Predictor& predictor = predictorOf(result);
      made = hone::copyForCaller(toSvg(predictor.model(), hone::Parts(predictor.language()->grammar())));
    }
  });
}

hone_status hone_result_match(const hone_result* result, const char* text, size_t size, int* matches, char** error) {
  return hone::guarded(error, [&] {
    int& answer = hone::given(matches, "the place for the answer");
    const hone::Pattern& pattern = patternOf(result);
    const hone::TreePtr tree = hone::Tree::parse(pattern.tree->sharedLanguage(), hone::bytesOf(text, size));
    answer = hone::PatternFinder(pattern).occursIn(*tree);
  });
}

hone_status hone_result_generate(const hone_result* result, uint64_t seed, size_t count, hone_take take, void* data,
                                 char** error) {
  return hone::guarded(error, [&] {
    hone::given(take, "the function that takes the texts");
    hone::PatternMembers members(patternOf(result), seed);
    for (size_t i = 0; i < count; ++i) {
      std::optional<std::string> text = members.next();
      if (text) text = patternOf(result).tree->language().plain(*text, patternOf(result).tree->encoding());
      if (!text || take(text->c_str(), text->size(), data) != 0) return;
    }
  });
}

hone_status hone_result_predict(const hone_result* result, const char* text, size_t size, hone_verdict* verdict,
                                double* probability, char** error) {
  return hone::guarded(error, [&] {
    hone_verdict& answer = hone::given(verdict, "the place for the verdict");
    hone::Predictor& predictor = predictorOf(result);
    const std::lock_guard lock(result->predicting);
    const hone::Forecast forecast = predictor.predict(hone::bytesOf(text, size)).forecast;
    answer = forecast.fails ? HONE_FAIL : HONE_PASS;
    if (probability != nullptr) *probability = forecast.probability;
  });
}

void hone_result_free(hone_result* result) { delete result; }
