// Random grammars, and random texts to be repaired.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "../support/grammars.h"
#include "text/file.h"
#include "text/random.h"

namespace hone {

/// Random grammars: a few rules of random alternatives over one-letter tokens, brackets and words.
inline std::string randomGrammar(int number, Random& random) {
  auto atom = [&](int rule) -> std::string {
    switch (random.below(6)) {
      case 0: return "'(' r" + std::to_string(random.below(3)) + " ')'";
      case 1: return "'[' r" + std::to_string(random.below(3)) + "? ']'";
      case 2: return "WORD";
      case 3: return rule < 2 ? "r" + std::to_string(rule + 1) : "'x'";
      case 4: return "';'";
      default: return "'ab'";
    }
  };
  std::string text = "grammar Random" + std::to_string(number) + ";\nr : r0 EOF ;\n";
  for (int rule = 0; rule < 3; ++rule) {
    text += "r" + std::to_string(rule) + " : ";
    for (int alternative = 0; alternative < 2; ++alternative) {
      if (alternative > 0) text += " | ";
      text += atom(rule);
      if (random.below(2) == 0) text += " (',' " + atom(rule) + ")*";
    }
    text += " | NUMBER ;\n";
  }
  return text + "WORD : [a-z]+ ;\nNUMBER : [0-9]+ ('.' [0-9]+)? ;\nWS : ' ' -> skip ;\n";
}

/// The same number gives the same language, and each call one of its own.
inline std::shared_ptr<Language> randomLanguage(int number) {
  Random random(static_cast<uint64_t>(number));
  testgrammars::useOwnCache();
  std::filesystem::path folder = std::filesystem::temp_directory_path() / "hone-random-grammars";
  std::filesystem::create_directories(folder);
  std::filesystem::path file = folder / ("Random" + std::to_string(number) + ".g4");
  writeFile(file, randomGrammar(number, random));
  return Language::fromGrammar({file}, "r");
}

/// What texts of these languages are made of.
constexpr std::string_view alphabet = "([)];,abx1. ";

inline std::string randomText(size_t most, Random& random) {
  std::string text(1 + random.below(most), ' ');
  for (char& c : text) c = alphabet[random.below(alphabet.size())];
  return text;
}

/// With so many random bytes inserted, deleted or flipped in a bit.
inline std::string corrupted(std::string text, uint64_t errors, Random& random) {
  for (; errors > 0; --errors) {
    size_t at = random.below(text.size());
    switch (random.below(3)) {
      case 0: text.erase(at, 1); break;
      case 1: text.insert(at, 1, static_cast<char>(' ' + random.below(90))); break;
      default: text[at] = static_cast<char>((text[at] ^ (1 << random.below(7))) & 0x7F);
    }
  }
  return text;
}

}  // namespace hone
