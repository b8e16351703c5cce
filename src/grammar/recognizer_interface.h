// The interface between hone and a recognizer that was compiled from a user's grammar. This file is embedded and also
// compiled with the recognizer, so both sides have the same declarations.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hone::recognizer {

struct Token {
  int32_t type;
  int32_t channel;
  int64_t start;     // code points; negative: of no place
  int64_t stop;      // one past the last
  int64_t textFrom;  // in `texts`, where the token's text is not the input's; else negative
  int64_t textSize;
};

struct Decision {
  uint32_t state;
  uint32_t alternative;  // from 0
};

struct Result {
  const Token* tokens;
  size_t tokenCount;
  const Decision* decisions;
  size_t decisionCount;
  const int64_t* lexicalErrors;  // code points, ascending
  size_t lexicalErrorCount;
  const char* texts;
  const char* endOfFileText;
  bool parsed;          // without a syntax error, so that the decisions are those of the whole text
  const char* problem;  // what the grammar's code has thrown, else empty
};

struct Question {
  uint32_t state;
  uint32_t precedence;
  const int32_t* ahead;  // types of the visible tokens
  size_t aheadCount;
  bool full;  // the callers may be asked for: where they go on, the innermost first
  const uint32_t* (*callers)(void* asker, size_t* count);
  void* asker;
};

struct Request {
  const char* utf8;
  size_t size;
  bool parse;  // else only tokens are wanted
  // hone's own prediction: an alternative from 0, or UINT32_MAX where the grammar's code has a say
  uint32_t (*predict)(void* prediction, const Question*);
  void* prediction;
  const unsigned char* bothCases;  // by lexer rule: letters match both cases
  size_t lexerRules;
};

using Recognize = const Result* (*)(const Request*);
using Release = void (*)(const Result*);

}  // namespace hone::recognizer
