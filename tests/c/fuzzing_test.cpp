// Mutations and trimming by the C interface, and AFL++'s and libFuzzer's ways to them.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "interface.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

struct FreeMutator {
  void operator()(hone_mutator* mutator) const { hone_mutator_free(mutator); }
};
struct FreeTrimming {
  void operator()(hone_trimming* trimming) const { hone_trimming_free(trimming); }
};

TEST(Fuzzing, MutatesAndCrosses) {
  const auto json = languageOf(R"({"language": "json"})");
  hone_mutator* raw = nullptr;
  ASSERT_EQ(hone_mutator_new(json.get(), &raw, nullptr), HONE_OK);
  const std::unique_ptr<hone_mutator, FreeMutator> mutator(raw);
  const std::string text = R"([1, {"a": [2, 3]}])";
  std::set<std::string> made;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    const char* place = nullptr;
    size_t size = 0;
    ASSERT_EQ(hone_mutate(raw, text.data(), text.size(), 100, seed, &place, &size, nullptr), HONE_OK);
    made.emplace(place, size);
    ASSERT_EQ(hone_cross(raw, text.data(), text.size(), "\"other\"", 7, 100, seed, &place, &size, nullptr), HONE_OK);
    made.emplace(place, size);
  }
  EXPECT_GT(made.size(), 60u);
  EXPECT_TRUE(std::ranges::any_of(made, [](const std::string& t) { return t.find("other") != t.npos; }));
}

TEST(Fuzzing, TrimsByTheCallersVerdicts) {
  const auto json = languageOf(R"({"language": "json"})");
  const std::string text = R"({"hay": [1, 2, {"deep": ["needle", 3]}]})";
  hone_trimming* raw = nullptr;
  ASSERT_EQ(hone_trimming_new(json.get(), text.data(), text.size(), nullptr, &raw, nullptr), HONE_OK);
  const std::unique_ptr<hone_trimming, FreeTrimming> trimming(raw);
  std::string best = text;
  const char* candidate = nullptr;
  size_t size = 0;
  while (hone_trimming_next(raw, &candidate, &size, nullptr) == HONE_OK && candidate != nullptr) {
    const bool holds = std::string_view(candidate, size).find("needle") != std::string_view::npos;
    if (holds) best.assign(candidate, size);
    ASSERT_EQ(hone_trimming_learn(raw, holds ? HONE_FAIL : HONE_PASS, nullptr), HONE_OK);
  }
  EXPECT_EQ(best, "\"needle\"");
  char* error = nullptr;
  EXPECT_EQ(hone_trimming_learn(raw, HONE_PASS, &error), HONE_ERROR);
  EXPECT_EQ(std::string(Owned<char>(error).get()),
            "hone_trimming_learn: there is no candidate: call hone_trimming_next");
}

/// The functions of libhone-afl.so, called as AFL++ calls them.
class Afl {
 public:
  Afl() {
    library_ = dlopen(HONE_AFL_LIBRARY, RTLD_NOW);
    if (library_ == nullptr) throw std::runtime_error(dlerror());
    data_ = function<void*(void*, unsigned)>("afl_custom_init")(nullptr, 1);
  }
  ~Afl() {
    function<void(void*)>("afl_custom_deinit")(data_);
    dlclose(library_);
  }
  Afl(const Afl&) = delete;
  Afl& operator=(const Afl&) = delete;

  std::string fuzz(std::string text, size_t most) {
    unsigned char* made = nullptr;
    const size_t size =
        function<size_t(void*, unsigned char*, size_t, unsigned char**, unsigned char*, size_t, size_t)>(
            "afl_custom_fuzz")(data_, bytes(text), text.size(), &made, nullptr, 0, most);
    return {reinterpret_cast<const char*>(made), size};
  }

  /// The result of a trimming that keeps what `holds`, and the number of texts that it took.
  std::pair<std::string, int> trim(std::string text, const std::function<bool(std::string_view)>& holds) {
    std::string best = text;
    int tests = 0;
    const int last =
        function<int(void*, unsigned char*, size_t)>("afl_custom_init_trim")(data_, bytes(text), text.size());
    for (int step = 0; step < last; ++tests) {
      unsigned char* made = nullptr;
      const size_t size = function<size_t(void*, unsigned char**)>("afl_custom_trim")(data_, &made);
      EXPECT_NE(made, nullptr);
      const std::string candidate(reinterpret_cast<const char*>(made), size);
      if (holds(candidate)) best = candidate;
      step = function<int(void*, unsigned char)>("afl_custom_post_trim")(data_, holds(candidate));
    }
    return {best, tests};
  }

 private:
  template <typename Type>
  Type* function(const char* name) const {
    return reinterpret_cast<Type*>(dlsym(library_, name));
  }
  static unsigned char* bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

  void* library_;
  void* data_;
};

class AflMutator : public testing::Test {
 protected:
  AflMutator() { setenv("HONE_LANGUAGE", "json", 1); }
  ~AflMutator() override { unsetenv("HONE_LANGUAGE"); }
};

TEST_F(AflMutator, Mutates) {
  Afl afl;
  std::set<std::string> made;
  for (int i = 0; i < 100; ++i) made.insert(afl.fuzz(R"({"a": [1, 2, 3]})", 1000));
  EXPECT_GT(made.size(), 60u);
}

TEST_F(AflMutator, TrimsWithinTheBudgetOfAfl) {
  Afl afl;
  std::string text = R"({"needle": 1)";
  for (int i = 0; i < 40; ++i) text += ", \"key" + std::to_string(i) + "\": [" + std::to_string(i) + "]";
  text += "}";
  const auto has = [](std::string_view candidate) { return candidate.find("\"needle\"") != candidate.npos; };
  const auto [best, tests] = afl.trim(text, has);
  EXPECT_EQ(best, R"({"needle":1})");
  // 593 bytes: pieces of 64, 32, 16, 8 and 4 bytes.
  ASSERT_EQ(text.size(), 593u);
  EXPECT_LE(tests, 9 + 18 + 37 + 74 + 148);
  // Nothing may go: the budget ends it.
  EXPECT_EQ(afl.trim(text, [&](std::string_view candidate) { return candidate == text; }).first, text);
  // AFL++ may leave a trimming unfinished, and texts may be empty.
  EXPECT_EQ(afl.trim("", has).second, 0);
}

/// A folder with an include path as an installation has it.
class Target : public testing::Test {
 protected:
  Target() {
    std::string name = fs::temp_directory_path() / "hone-fuzz-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw fs::filesystem_error("mkdtemp", name, std::error_code());
    folder_ = name;
    fs::create_directories(folder_ / "include/hone");
    for (const char* header : {"hone_c.h", "hone_libfuzzer.h"})
      fs::create_symlink(fs::path(HONE_SOURCE_DIR) / "src/c" / header, folder_ / "include/hone" / header);
  }
  ~Target() override { fs::remove_all(folder_); }

  void SetUp() override {
    if (isSanitized) GTEST_SKIP() << "fuzzers are built without the sanitizer";
  }

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  int status(const std::string& command) const {
    const int ended = std::system(("cd " + folder_.string() + " && " + command).c_str());
    return WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
  }
  std::string contents(const std::string& name) const { return contentsOf(folder_ / name); }

  fs::path folder_;
};

/// Fails on an array that is nested five deep: a text that mutations of bytes make seldom, and of trees soon.
constexpr const char* deepTarget = R"c(
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  int depth = 0, deepest = 0;
  if (size < 2 || data[0] != '[' || data[size - 1] != ']') return 0;
  for (size_t i = 0; i < size; ++i) {
    if (data[i] == '[' && ++depth > deepest) deepest = depth;
    if (data[i] == ']' && --depth == 0 && i + 1 != size) return 0;
  }
  if (depth == 0 && deepest >= 5) abort();
  return 0;
}
)c";

TEST_F(Target, OfLibFuzzerIsMutatedByTheHeader) {
  write("target.c", "#define HONE_FUZZED \"{\\\"language\\\": \\\"json\\\"}\"\n#include <hone/hone_libfuzzer.h>\n" +
                        std::string(deepTarget));
  const std::string library = fs::path(HONE_LIBRARY).parent_path();
  if (status("clang -fsanitize=fuzzer -Iinclude target.c -o target -L" + library + " -lhone -Wl,-rpath," + library +
             " 2>log") != 0)
    GTEST_SKIP() << "no clang with libFuzzer: " << contents("log");
  write("seeds/a", "[[1], true]");
  EXPECT_EQ(status("sed s/json/nothing/ target.c >wrong.c && clang -fsanitize=fuzzer -Iinclude wrong.c -o wrong -L" +
                   library + " -lhone -Wl,-rpath," + library + " && ./wrong -seed=1 -runs=100 >log 2>&1"),
            2);
  EXPECT_NE(contents("log").find("no built-in language 'nothing'"), std::string::npos) << contents("log");
  EXPECT_EQ(status("./target -seed=1 -runs=20000 seeds >log 2>&1"), 77) << contents("log");
  // As C++, too.
  EXPECT_EQ(
      status("cp target.c target.cc && clang++ -fsanitize=fuzzer -Iinclude -fsyntax-only -Wall -Werror target.cc"), 0);
}

TEST_F(Target, OfAflIsMutatedAndTrimmed) {
  write("target.c", std::string(deepTarget) + R"c(
#include <unistd.h>
int main(void) {
  static uint8_t text[1 << 16];
  const ssize_t size = read(0, text, sizeof text);
  return size > 0 ? LLVMFuzzerTestOneInput(text, (size_t)size) : 0;
}
)c");
  if (status("AFL_QUIET=1 afl-clang-fast target.c -o target >log 2>&1") != 0)
    GTEST_SKIP() << "no afl-clang-fast: " << contents("log");
  write("seeds/a", "[[1], true]");
  const std::string environment =
      "AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 "
      "AFL_BENCH_UNTIL_CRASH=1 AFL_CUSTOM_MUTATOR_LIBRARY=" HONE_AFL_LIBRARY " ";
  EXPECT_NE(status(environment + "HONE_LANGUAGE=nothing afl-fuzz -V 60 -i seeds -o refused ./target >log 2>&1"), 0);
  EXPECT_NE(contents("log").find("no built-in language 'nothing'"), std::string::npos) << contents("log");
  ASSERT_EQ(status(environment + "HONE_LANGUAGE=json afl-fuzz -s 1 -V 60 -i seeds -o out ./target >log 2>&1"), 0)
      << contents("log");
  const std::string stats = contents("out/default/fuzzer_stats");
  EXPECT_NE(stats.find("saved_crashes"), std::string::npos) << contents("log");
  EXPECT_EQ(stats.find("saved_crashes     : 0"), std::string::npos) << contents("log");
}

}  // namespace
}  // namespace hone
