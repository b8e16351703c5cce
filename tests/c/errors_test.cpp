// Whatever a caller gives, the interface answers with a status and a sentence.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "interface.h"

namespace hone {
namespace {

Predicate never = [](std::string_view) { return HONE_FAIL; };

class Errors : public testing::Test {
 protected:
  Outcome<hone_result> reduceWith(const std::string& options) {
    return outcomeOf(hone_reduce, run, json, "[1]", options);
  }

  Owned<hone_language> json = languageOf(R"({"language": "json"})");
  Owned<hone_test> test = testOf(never);
  Owned<hone_run> run = runOf(test);
};

TEST_F(Errors, NameTheOptionAndTheRemedy) {
  EXPECT_EQ(reduceWith("{").error.substr(0, 42), "options of hone_reduce:1:2: not valid JSON");
  EXPECT_EQ(reduceWith("[]").error, "options of hone_reduce: it should be an object; docs/c.md lists the options");
  EXPECT_EQ(reduceWith(R"({"job": 1})").error,
            "options of hone_reduce: job: there is no such option, perhaps jobs is meant; docs/c.md lists the options");
  EXPECT_EQ(reduceWith(R"({"granularity": 3})").error,
            "options of hone_reduce: granularity: there is no such option; hone 2 has no --granularity: leave it out, "
            "ddmin begins with two parts; docs/c.md lists the options");
  EXPECT_EQ(reduceWith(R"({"jobs": 0})").error,
            "options of hone_reduce: jobs: it should be at least 1; docs/c.md lists the options");
  EXPECT_EQ(reduceWith(R"({"max-time": 1e300})").error,
            "options of hone_reduce: max-time: it should be at most 1000000000; docs/c.md lists the options");
  EXPECT_EQ(reduceWith(R"({"effort": "much"})").error, "there is no effort 'much'; choose quick, normal or max");
}

TEST_F(Errors, NamePointersThatAreMissing) {
  const auto missing = outcomeOf<hone_result>(
      [&](hone_result** made, char** error) { return hone_reduce(run.get(), nullptr, "[]", 2, nullptr, made, error); });
  EXPECT_EQ(missing.status, HONE_ERROR);
  EXPECT_EQ(missing.error, "the language is missing: NULL was given");
  EXPECT_EQ(hone_reduce(run.get(), json.get(), "[]", 2, nullptr, nullptr, nullptr), HONE_ERROR);
  const auto large = outcomeOf<hone_result>([&](hone_result** made, char** error) {
    return hone_reduce(run.get(), json.get(), "[]", size_t(1) << 32, nullptr, made, error);
  });
  EXPECT_EQ(large.error, "the text has more than 4 GiB: give a smaller one");
  EXPECT_EQ(hone_test_callback(nullptr, nullptr, nullptr, nullptr), HONE_ERROR);
}

TEST_F(Errors, TellOfProgramsThatDoNotExist) {
  const auto made = outcomeOf<hone_test>([](hone_test** place, char** error) {
    return hone_test_new(R"({"command": ["/nowhere/at/all", "@@"], "exit": 1})", place, error);
  });
  EXPECT_EQ(made.status, HONE_ERROR);
  EXPECT_NE(made.error.find("/nowhere/at/all"), std::string::npos) << made.error;
}

/// Changes a few bytes of a text: most are no options any more.
class Damage {
 public:
  std::string done(std::string text) {
    constexpr std::string_view bytes = "{}[]\":,0123456789.eE+-tfn \\\x01\x80\xff";
    for (size_t left = 1 + below(3); left > 0; --left) {
      const size_t at = below(text.size() + 1);
      switch (below(3)) {
        case 0: text.insert(at, 1, bytes[below(bytes.size())]); break;
        case 1: text.erase(at, 1 + below(4)); break;
        default: text.replace(at, at < text.size(), 1, bytes[below(bytes.size())]);
      }
    }
    return text;
  }
  size_t below(size_t count) { return std::uniform_int_distribution<size_t>(0, count - 1)(random_); }

 private:
  std::mt19937 random_{1};
};

TEST_F(Errors, MalformedOptionsEndInASentence) {
  // What is still valid must not take long: the call ends at once, and tests aren't run.
  hone_cancel(run.get());
  using Call = std::function<hone_status(const char*, char**)>;
  const auto mode = [&](Mode called) {
    return [&, called](const char* options, char** error) {
      hone_result* made = nullptr;
      const hone_status status = called(run.get(), json.get(), "[1]", 3, options, &made, error);
      hone_result_free(made);
      return status;
    };
  };
  const std::array<std::pair<Call, std::string>, 6> calls = {{
      {mode(hone_reduce),
       R"({"jobs": 1, "max-tests": 10, "max-time": 0.5, "passes": ["hdd", "coarse"], "once": true})"},
      {mode(hone_reduce), R"({"jobs": 1, "effort": "max", "layout": "keep", "method": "ddmin"})"},
      {mode(hone_repair), R"({"jobs": 1, "all": 3, "patience": 5, "prefer": "theirs", "units": "tokens"})"},
      {mode(hone_generalize),
       R"({"jobs": 1, "confidence": 0.9, "rate": 0.8, "samples": 5, "seed": 7, "classes": true})"},
      {[](const char* options, char** error) {
         hone_test* made = nullptr;
         const hone_status status = hone_test_new(options, &made, error);
         hone_test_free(made);
         return status;
       },
       R"({"command": ["true", "@@"], "exit": 1, "stdout": "a|b", "timeout": 2.5, "memory": 100, "signal": "SEGV"})"},
      {[](const char* options, char** error) {
         hone_language* made = nullptr;
         const hone_status status = hone_language_new(options, &made, error);
         hone_language_free(made);
         return status;
       },
       R"({"language": "json", "start": "value", "islands": false})"},
  }};
  Damage damage;
  constexpr int texts = 100'000;
  int refused = 0;
  for (int i = 0; i < texts; ++i) {
    const auto& [call, options] = calls[damage.below(calls.size())];
    const std::string damaged = damage.done(options);
    char* error = nullptr;
    const hone_status status = call(damaged.c_str(), &error);
    const Owned<char> sentence(error);
    ASSERT_TRUE(status == HONE_OK || status == HONE_ERROR) << damaged << ": " << (error != nullptr ? error : "");
    ASSERT_EQ(status == HONE_ERROR, error != nullptr && *error != 0) << damaged;
    refused += status == HONE_ERROR;
  }
  EXPECT_GT(refused, texts / 2);
}

}  // namespace
}  // namespace hone
