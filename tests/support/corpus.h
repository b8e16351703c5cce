// Texts for property tests.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/bundled.h"
#include "parse/produce.h"
#include "text/file.h"
#include "text/random.h"

namespace hone::corpus {

inline std::vector<std::string> languageNames() {
  std::vector<std::string> names;
  for (const BundledLanguage& language : bundledLanguages()) names.push_back(language.name);
  return names;
}

/// HONE_TEST_SEED=N runs the random tests with other texts.
inline uint64_t seed() {
  const char* wanted = std::getenv("HONE_TEST_SEED");
  return wanted == nullptr ? 1 : std::strtoull(wanted, nullptr, 10);
}

struct Sample {
  std::string name;
  std::string text;
};

/// The files that show what the language's grammar covers.
inline std::vector<Sample> examples(std::string_view language) {
  namespace fs = std::filesystem;
  std::vector<Sample> samples;
  fs::path folder = fs::path(HONE_SOURCE_DIR) / "grammars" / language / "examples";
  if (!fs::exists(folder)) return samples;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.is_regular_file()) samples.push_back({entry.path().filename().string(), readFile(entry.path())});
  std::sort(samples.begin(), samples.end(), [](const Sample& a, const Sample& b) { return a.name < b.name; });
  return samples;
}

/// Random texts of the language, of all alternatives of its grammar if there are some hundred.
inline std::vector<Sample> produced(const std::shared_ptr<Language>& language, size_t count, size_t size,
                                    Random& random) {
  std::vector<Sample> samples;
  TextProducer producer(language);
  Chooser chooser = rareFirst(random);
  for (size_t i = 0; i < count; ++i) {
    Layout layout = i % 2 == 0 ? Layout::wild : Layout::plain;
    if (auto made = producer.produce(language->start(), {size, random.below(size)}, random, chooser, layout))
      samples.push_back({"produced " + std::to_string(i), std::move(made->text)});
  }
  return samples;
}

/// The text after random damage: parts cut off, doubled, inserted from another text or overwritten with random bytes.
inline std::string damaged(std::string text, std::string_view other, Random& random) {
  auto place = [&](size_t size) { return static_cast<size_t>(random.below(size + 1)); };
  switch (random.below(5)) {
    case 0: text.resize(place(text.size())); break;
    case 1: text.erase(0, place(text.size())); break;
    case 2: {
      size_t at = place(text.size());
      text.erase(at, random.below(20));
      break;
    }
    case 3: {
      size_t from = place(other.size());
      text.insert(place(text.size()), other.substr(from, random.below(40)));
      break;
    }
    default: {
      size_t at = place(text.size());
      for (uint64_t i = random.below(6) + 1; i > 0; --i) text.insert(at, 1, static_cast<char>(random.below(256)));
      break;
    }
  }
  return text;
}

/// A text for messages: shortened, with escaped control characters.
inline std::string shown(std::string_view text) {
  std::string out;
  for (char c : text.substr(0, 2000)) {
    if (c == '\n' || (c >= ' ' && c <= '~')) {
      out += c;
    } else {
      constexpr char digits[] = "0123456789abcdef";
      out += {'\\', 'x', digits[(c >> 4) & 15], digits[c & 15]};
    }
  }
  return text.size() > 2000 ? out + "..." : out;
}

}  // namespace hone::corpus
