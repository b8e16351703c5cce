// A lexer with code may place its tokens anywhere: some overlap (an indentation that is part of a line end), some have
// no place (the end of a block). hone's tree needs adjacent leaves that cover every byte, so:
// - text that no token covers becomes hidden text;
// - a token that begins inside the token before it is moved to that token's end and becomes empty;
// - blanks at the end of a token with a line end become hidden text before the next token that has text. They are the
//   next line's indentation, and must stay with that line.

#include "parse/recognizer.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>

#include "parse/java_process.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Byte offsets of code points.
class Offsets {
 public:
  Offsets(std::string_view text, Encoding encoding) : size_(static_cast<uint32_t>(text.size())) {
    skipped_ = text.starts_with(byteOrderMark) ? static_cast<uint32_t>(byteOrderMark.size()) : 0;
    bool oneByteEach =
        encoding == Encoding::latin1 || std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
    if (oneByteEach) return;
    for (uint32_t at = skipped_; at < text.size(); at += decode(text, at, encoding).length) starts_.push_back(at);
    starts_.push_back(size_);
  }
  uint32_t of(int64_t codePoint) const {
    if (codePoint < 0) return 0;
    size_t index = static_cast<size_t>(codePoint);
    if (starts_.empty()) return static_cast<uint32_t>(std::min<size_t>(size_, skipped_ + index));
    return starts_[std::min(index, starts_.size() - 1)];
  }
  uint32_t skipped() const { return skipped_; }

 private:
  uint32_t size_;
  uint32_t skipped_;  ///< the byte order mark, which the runtime drops
  std::vector<uint32_t> starts_;
};

/// Makes adjacent leaves from the recognizer's tokens.
class TokenRow {
 public:
  TokenRow(std::string_view text, Encoding encoding, const recognizer::Result& result)
      : text_(text), encoding_(encoding), offsets_(text, encoding), result_(result) {
    for (size_t i = 0; i < result.lexicalErrorCount; ++i) errors_.push_back(offsets_.of(result.lexicalErrors[i]));
  }

  void make(Recognized& out) {
    if (offsets_.skipped() > 0) add(out, byteOrderToken, true, offsets_.skipped());
    for (size_t i = 0; i < result_.tokenCount; ++i) {
      const recognizer::Token& token = result_.tokens[i];
      if (token.type == endOfFile) break;
      uint32_t begin = offsets_.of(token.start), end = std::max(begin, offsets_.of(token.stop));
      bool hidden = token.channel != 0;
      bool inside = token.start < 0 || begin < covered_;
      uint32_t length = end - begin;
      covered_ = std::max(covered_, end);
      if (inside) {
        begin = end = at_;
      } else if (!hidden) {
        end = withoutIndentation(begin, end);
      }
      hide(out, begin);
      if (token.textFrom >= 0 || end - begin < length)
        out.otherTexts.push_back({static_cast<uint32_t>(out.tokens.size()), textOf(token)});
      add(out, token.type, hidden, end);
    }
    hide(out, static_cast<uint32_t>(text_.size()));
    if (std::string_view(result_.endOfFileText) != "<EOF>")
      out.otherTexts.push_back({static_cast<uint32_t>(out.tokens.size()), result_.endOfFileText});
    add(out, endOfFile, false, at_);
  }

 private:
  std::string textOf(const recognizer::Token& token) const {
    if (token.textFrom >= 0) return {result_.texts + token.textFrom, static_cast<size_t>(token.textSize)};
    uint32_t begin = offsets_.of(token.start);
    return std::string(text_.substr(begin, offsets_.of(token.stop) - begin));
  }

  uint32_t withoutIndentation(uint32_t begin, uint32_t end) const {
    uint32_t trimmed = end;
    while (trimmed > begin && (text_[trimmed - 1] == ' ' || text_[trimmed - 1] == '\t')) --trimmed;
    bool afterLineEnd = trimmed > begin && (text_[trimmed - 1] == '\n' || text_[trimmed - 1] == '\r');
    return afterLineEnd ? trimmed : end;
  }

  /// Adds the text up to `to`; characters that the lexer reported as errors become error tokens.
  void hide(Recognized& out, uint32_t to) {
    while (at_ < to) {
      while (nextError_ < errors_.size() && errors_[nextError_] < at_) ++nextError_;
      if (nextError_ < errors_.size() && errors_[nextError_] == at_) {
        add(out, lexicalError, true, std::min(to, at_ + decode(text_, at_, encoding_).length));
      } else {
        uint32_t end = nextError_ < errors_.size() ? std::min(to, errors_[nextError_]) : to;
        add(out, skippedText, true, end);
      }
    }
  }

  void add(Recognized& out, Symbol type, bool hidden, uint32_t end) {
    out.tokens.push_back({type, hidden, at_, end, 0, 0, end});
    at_ = end;
  }

  std::string_view text_;
  Encoding encoding_;
  Offsets offsets_;
  const recognizer::Result& result_;
  std::vector<uint32_t> errors_;
  size_t nextError_ = 0;
  uint32_t at_ = 0;
  uint32_t covered_ = 0;  ///< by tokens as the lexer has placed them
};

/// Without the byte order mark, which no grammar expects.
std::string asUtf8(std::string_view text, Encoding encoding) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  if (encoding == Encoding::utf8) return std::string(text);
  std::string result;
  for (unsigned char c : text) encode(c, Encoding::utf8, result);
  return result;
}

uint32_t predict(void* prediction, const recognizer::Question* question) {
  Prediction& own = *static_cast<Prediction*>(prediction);
  auto callers = [&] {
    size_t count = 0;
    const uint32_t* follows = question->callers(question->asker, &count);
    StackId stack = emptyStack;
    while (count > 0) stack = own.stacks().push(stack, follows[--count]);
    return stack;
  };
  Prediction::Result result =
      own.predict(question->state, question->precedence, {question->ahead, question->aheadCount},
                  question->full ? Prediction::Mode::ll : Prediction::Mode::sll, callers);
  return result.codeDecides ? noAlternative : result.alternative;
}

/// The library stays loaded: the runtime in it keeps objects that outlive every use.
class LibraryRecognizer : public Recognizer {
 public:
  LibraryRecognizer(const BuiltRecognizer& built, std::vector<unsigned char> bothCases)
      : Recognizer(built.parses, std::move(bothCases)) {
    const std::string library = (built.folder / "recognizer.so").string();
    void* handle = ::dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) {
      recognize_ = reinterpret_cast<recognizer::Recognize>(::dlsym(handle, "hone_recognize"));
      release_ = reinterpret_cast<recognizer::Release>(::dlsym(handle, "hone_release"));
    }
    if (recognize_ == nullptr || release_ == nullptr)
      throw UserError(fmt::format("{} can't be loaded ({}): delete it and run hone again", library, ::dlerror()));
  }

 protected:
  void ask(const recognizer::Request& request, const Use& use) const override {
    const recognizer::Result* result = recognize_(&request);
    use(*result);
    release_(result);
  }

 private:
  recognizer::Recognize recognize_ = nullptr;
  recognizer::Release release_ = nullptr;
};

/// Asks a JavaProcess.
class JavaRecognizer : public Recognizer {
 public:
  JavaRecognizer(const BuiltRecognizer& built, std::vector<unsigned char> bothCases)
      : Recognizer(built.parses, std::move(bothCases)), process_(built) {}

 protected:
  void ask(const recognizer::Request& request, const Use& use) const override { process_.ask(request, use); }

 private:
  mutable JavaProcess process_;
};

}  // namespace

Recognized Recognizer::run(std::string_view text, Encoding encoding, Prediction* prediction) const {
  std::string utf8 = asUtf8(text, encoding);
  recognizer::Request request{utf8.data(), utf8.size(),       prediction != nullptr, predict,
                              prediction,  bothCases_.data(), bothCases_.size()};
  Recognized recognized;
  std::lock_guard lock(asking_);
  ask(request, [&](const recognizer::Result& result) {
    TokenRow(text, encoding, result).make(recognized);
    recognized.parsed = result.parsed && *result.problem == 0;
    recognized.problem = result.problem;
    for (size_t i = 0; i < result.decisionCount; ++i)
      recognized.decisions.push_back({result.decisions[i].state, result.decisions[i].alternative});
  });
  return recognized;
}

std::shared_ptr<const Recognizer> loadRecognizer(const BuiltRecognizer& built, const LexerRules& rules,
                                                 const LetterCase& letterCase) {
  std::vector<unsigned char> bothCases;
  for (const std::string& rule : rules.ruleNames) bothCases.push_back(letterCase.insensitiveIn(rule));
  if (built.java) return std::make_shared<JavaRecognizer>(built, std::move(bothCases));
  return std::make_shared<LibraryRecognizer>(built, std::move(bothCases));
}

}  // namespace hone
