#include <re2/re2.h>

#include <cctype>
#include <vector>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

constexpr char ownMark = '\1';

struct Token {
  std::string_view text;
  bool own = false;  ///< it may be of the text that fails
};

bool isInWord(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || c == '_' || byte >= 0x80;
}

/// Words and single other bytes; marks make no tokens of their own.
std::vector<Token> tokensOf(std::string_view signature) {
  std::vector<Token> tokens;
  bool own = false;
  for (size_t at = 0; at < signature.size();) {
    if (signature[at] == ownMark) {
      own = true;
      ++at;
      continue;
    }
    size_t end = at + 1;
    while (isInWord(signature[at]) && end < signature.size() && isInWord(signature[end])) ++end;
    tokens.push_back({signature.substr(at, end - at), own});
    own = false;
    at = end;
  }
  return tokens;
}

bool hasWords(std::string_view text, std::string_view words) {
  for (size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) {
    const size_t end = at + words.size();
    if ((at == 0 || !isInWord(text[at - 1])) && (end == text.size() || !isInWord(text[end]))) return true;
  }
  return false;
}

/// The part of a signature that may quote the text: the message of an exception and the like. Not the expression of an
/// assertion, and not the kind and the functions.
std::string_view quotingPart(std::string_view signature) {
  static const RE2 form(R"((?:SIG\w+, )?([^,]*?): (.*?)(?:, [^ ,]+(?: < .*)?)?)"),
      fixed(R"(assertion|glibc|libFuzzer|\w+Sanitizer)");
  re2::StringPiece kind, message;
  if (!RE2::FullMatch(re2::StringPiece(signature.data(), signature.size()), form, &kind, &message)) return "";
  if (RE2::FullMatch(kind, fixed)) return "";
  return {message.data(), message.size()};
}

std::vector<Token> ownMarked(std::string_view signature, std::string_view text) {
  std::vector<Token> tokens = tokensOf(signature);
  const std::string_view quoting = quotingPart(signature);
  const Token* last = nullptr;
  for (Token& token : tokens) {
    const bool mayQuote =
        token.text.data() >= quoting.data() && token.text.data() + token.text.size() <= quoting.data() + quoting.size();
    if (!mayQuote || !isInWord(token.text.front())) continue;
    token.own = token.text == "_" || hasWords(text, token.text);  // the placeholder of a number or a quoted text
    if (token.own && last != nullptr) {
      const std::string_view all(last->text.data(),
                                 static_cast<size_t>(token.text.data() + token.text.size() - last->text.data()));
      if (hasWords(text, all))
        for (const Token* between = last + 1; between != &token; ++between) tokens[between - tokens.data()].own = true;
    }
    last = token.own ? &token : nullptr;
  }
  return tokens;
}

/// True if the sequences are the same but for tokens that are own.
bool areAlike(const std::vector<Token>& a, const std::vector<Token>& b) {
  std::vector<bool> reached(b.size() + 1, false);  // by the tokens of `a` so far
  reached[0] = true;
  const auto skip = [&](std::vector<bool>& row) {
    for (size_t j = 0; j < b.size(); ++j)
      if (row[j] && b[j].own) row[j + 1] = true;
  };
  skip(reached);
  for (const Token& token : a) {
    std::vector<bool> next(b.size() + 1, false);
    for (size_t j = 0; j <= b.size(); ++j) {
      if (!reached[j]) continue;
      if (token.own) next[j] = true;
      if (j < b.size() && token.text == b[j].text) next[j + 1] = true;
    }
    skip(next);
    reached = std::move(next);
  }
  return reached[b.size()];
}

}  // namespace

std::string expectationOf(std::string_view signature, std::string_view text) {
  const std::string_view place = placeIn(signature);
  std::string expectation;
  for (const Token& token : ownMarked(withoutPlace(signature), text)) {
    if (token.own) expectation += ownMark;
    expectation += token.text;
  }
  if (!place.empty()) expectation.append("\n").append(place);
  return expectation;
}

std::string withoutMarks(std::string expectation) {
  std::erase(expectation, ownMark);
  return expectation;
}

bool meets(std::string_view expectation, std::string_view signature, std::string_view text) {
  if (const std::string_view place = placeIn(expectation); !place.empty() && place != placeIn(signature)) return false;
  expectation = withoutPlace(expectation);
  signature = withoutPlace(signature);
  if (expectation == signature) return true;
  // Without a mark, the message has nothing of its text.
  if (expectation.find(ownMark) == expectation.npos) return false;
  return areAlike(tokensOf(expectation), ownMarked(signature, text));
}

}  // namespace hone
