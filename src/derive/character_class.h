// The classes into which people sort characters: small letters, capitals, digits, blanks, line ends, whatever is beyond
// ASCII, and each punctuation mark by itself. A class goes by its representative, one byte.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The class of the character that has this byte.
char characterClassOf(char byte);

/// A character of the class, as UTF-8.
std::string characterOf(char characterClass);

/// For people: `a digit`, `a character beyond ASCII`, `";"`.
std::string nameOfClass(char characterClass);

/// Does the character that has this byte belong to the class, or to a wider one?
bool isOfClass(char byte, char characterClass);

/// Classes that people name beside the narrow ones: a letter, and a sign (what is neither letter, digit nor blank).
std::string_view widerClasses();

/// The classes of the text's characters, each once, in the order of their representatives.
std::string classesIn(std::string_view text);

/// Those of a text that can be typed: letters, digits, a blank, what is beyond ASCII, then the punctuation of ASCII.
std::string_view allCharacterClasses();

/// Where a text is without what encloses it: `abc` of `"abc"`, `$abc`, `/abc/`. A number's sign encloses nothing.
struct Inside {
  size_t begin, end;
};
Inside insideOf(std::string_view text);
inline std::string_view inside(std::string_view text) {
  const Inside in = insideOf(text);
  return text.substr(in.begin, in.end - in.begin);
}

/// The text without its quotes. Other signs belong to what people call the text: `$1` has two characters.
std::string_view withoutQuotes(std::string_view text);

}  // namespace hone
