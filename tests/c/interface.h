// The handles of the C interface as values, for its tests.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "hone_c.h"

namespace hone {

/// Is libhone.so built with a sanitizer that programs without it, such as AFL++ and those of rustc, can't load?
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

inline std::string contentsOf(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

struct Free {
  void operator()(hone_language* language) const { hone_language_free(language); }
  void operator()(hone_test* test) const { hone_test_free(test); }
  void operator()(hone_run* run) const { hone_run_free(run); }
  void operator()(hone_result* result) const { hone_result_free(result); }
  void operator()(char* text) const { hone_free(text); }
};
template <typename Handle>
using Owned = std::unique_ptr<Handle, Free>;

/// What a call has given: a handle, or a status and a sentence.
template <typename Handle>
struct Outcome {
  hone_status status;
  std::string error;
  Owned<Handle> made;
};

/// `call(&made, &error)`.
template <typename Handle, typename Function>
Outcome<Handle> outcomeOf(const Function& call) {
  Handle* made = nullptr;
  char* error = nullptr;
  const hone_status status = call(&made, &error);
  const Owned<char> sentence(error);
  EXPECT_EQ(status == HONE_OK, made != nullptr);
  EXPECT_EQ(status == HONE_OK, error == nullptr);
  return {status, error != nullptr ? error : "", Owned<Handle>(made)};
}

/// The handle of a call that succeeds.
template <typename Handle, typename Function>
Owned<Handle> madeBy(const Function& call) {
  Outcome<Handle> outcome = outcomeOf<Handle>(call);
  if (outcome.status != HONE_OK) throw std::runtime_error(outcome.error);
  return std::move(outcome.made);
}

inline Owned<hone_language> languageOf(const std::string& options) {
  return madeBy<hone_language>(
      [&](hone_language** made, char** error) { return hone_language_new(options.c_str(), made, error); });
}

inline Owned<hone_test> testOf(const std::string& options) {
  return madeBy<hone_test>([&](hone_test** made, char** error) { return hone_test_new(options.c_str(), made, error); });
}

/// A test that calls the function, which must outlive it.
using Predicate = std::function<int(std::string_view)>;
inline Owned<hone_test> testOf(Predicate& predicate) {
  return madeBy<hone_test>([&](hone_test** made, char** error) {
    return hone_test_callback(
        [](const char* text, size_t size, void* data) {
          return (*static_cast<Predicate*>(data))({text, size});
        },
        &predicate, made, error);
  });
}

/// An observer that returns what the function returns, which must outlive the run.
using Observer = std::function<int(const hone_event&)>;
inline Owned<hone_run> runOf(const Owned<hone_test>& test, Observer* observer = nullptr) {
  return madeBy<hone_run>([&](hone_run** made, char** error) {
    const hone_observer call = [](const hone_event* event, void* data) {
      return (*static_cast<Observer*>(data))(*event);
    };
    return hone_run_new(test.get(), observer != nullptr ? call : nullptr, observer, made, error);
  });
}

/// A mode of one text: hone_reduce, hone_repair or hone_generalize.
using Mode = decltype(hone_reduce);
inline Outcome<hone_result> outcomeOf(Mode mode, const Owned<hone_run>& run, const Owned<hone_language>& language,
                                      const std::string& text, const std::string& options) {
  return outcomeOf<hone_result>([&](hone_result** made, char** error) {
    return mode(run.get(), language.get(), text.data(), text.size(), options.c_str(), made, error);
  });
}

inline std::string textOf(const Owned<hone_result>& result, size_t index = 0) {
  size_t size = 0;
  const char* text = hone_result_text(result.get(), index, &size);
  return text != nullptr ? std::string(text, size) : "(no text)";
}

}  // namespace hone
