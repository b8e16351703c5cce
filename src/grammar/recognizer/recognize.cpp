// The last part of a recognizer. hone writes a file that includes the generated lexer and parser, defines HONE_LEXER
// and, if it parses too, HONE_PARSER and HONE_START, and then includes this file. It is compiled on the user's machine.
//
// The recognizer runs the generated lexer and parser unchanged, with all their code, and records what hone needs to
// build its own tree: the tokens, and the alternative taken at every decision. The parser is generated such that it
// asks the runtime for every decision (-Xforce-atn), and a simulator that records the answers replaces the runtime's.
//
// Prediction is nearly all of the runtime's work, and hone's prediction is many times faster. The runtime evaluates
// predicates only if conflicting alternatives begin with them. In all other cases hone's answer is the same, and the
// simulator uses it. Decisions with such a conflict are left to the runtime, so that all code of the grammar runs as
// intended.
//
// The parser runs at most twice: with SLL decisions, and after a syntax error with LL decisions. It stops at the first
// error, since hone has its own error recovery. It is recursive, so it runs in a thread with a stack of a gigabyte, of
// which only the used part takes memory.
//
// One file includes all others, because most of the compile time goes into the runtime's headers.

#include <antlr4-runtime.h>
#include <pthread.h>

#include <cstdint>
#include <cwctype>
#include <mutex>

#include "grammar/recognizer_interface.h"

namespace hone::recognizer {
struct Answer : Result {
  std::vector<Token> tokenList;
  std::vector<Decision> decisionList;
  std::vector<int64_t> errorList;
  std::string textList, problemText, endText = "<EOF>";
};

/// What hone's prediction sees of the tokens.
struct Visible {
  std::vector<int32_t> types;
  std::vector<size_t> before;  // by token: how many visible ones there are before it

  explicit Visible(const std::vector<Token>& tokens) {
    for (const Token& token : tokens) {
      before.push_back(types.size());
      if (token.channel == 0) types.push_back(token.type);
    }
  }
};

/// Takes hone's decisions where it has one, else the runtime's, and notes them.
class NotingSimulator : public antlr4::atn::ParserATNSimulator {
 public:
  NotingSimulator(antlr4::Parser* parser, ParserATNSimulator& other, const Request& request, const Visible& visible,
                  std::vector<Decision>& decisions)
      : ParserATNSimulator(parser, parser->getATN(), other.decisionToDFA, other.getSharedContextCache()),
        request_(request),
        visible_(visible),
        decisions_(decisions),
        parser_(*parser) {}

  size_t adaptivePredict(antlr4::TokenStream* input, size_t decision, antlr4::ParserRuleContext* context) override {
    uint32_t state = static_cast<uint32_t>(parser_.getATN().getDecisionState(decision)->stateNumber);
    size_t at = visible_.before[input->index()];
    Question question{state,
                      static_cast<uint32_t>(parser_.getPrecedence()),
                      visible_.types.data() + at,
                      visible_.types.size() - at,
                      getPredictionMode() != antlr4::atn::PredictionMode::SLL,
                      callersOf,
                      this};
    context_ = context;
    uint32_t alternative = request_.predict(request_.prediction, &question);
    if (alternative == UINT32_MAX)
      alternative = static_cast<uint32_t>(ParserATNSimulator::adaptivePredict(input, decision, context) - 1);
    decisions_.push_back({state, alternative});
    return alternative + 1;
  }

 private:
  static const uint32_t* callersOf(void* asker, size_t* count) {
    auto& self = *static_cast<NotingSimulator*>(asker);
    self.callers_.clear();
    const auto& states = self.parser_.getATN().states;
    for (auto* rule = self.context_; rule != nullptr && rule->invokingState != INVALID_INDEX;
         rule = dynamic_cast<antlr4::ParserRuleContext*>(rule->parent)) {
      auto* call = static_cast<antlr4::atn::RuleTransition*>(states[rule->invokingState]->transitions[0]);
      self.callers_.push_back(static_cast<uint32_t>(call->followState->stateNumber));
    }
    *count = self.callers_.size();
    return self.callers_.data();
  }

  antlr4::ParserRuleContext* context_ = nullptr;  // of the present decision
  std::vector<uint32_t> callers_;
  const Request& request_;
  const Visible& visible_;
  std::vector<Decision>& decisions_;
  antlr4::Parser& parser_;
};

/// Notes where the lexer found no token; of the parser's errors the first one ends the run.
class Errors : public antlr4::BaseErrorListener {
 public:
  explicit Errors(std::vector<int64_t>& places) : places_(places) {}
  void syntaxError(antlr4::Recognizer* recognizer, antlr4::Token*, size_t, size_t, const std::string&,
                   std::exception_ptr) override {
    if (auto* lexer = dynamic_cast<antlr4::Lexer*>(recognizer))
      places_.push_back(static_cast<int64_t>(lexer->tokenStartCharIndex));
    ++count;
  }
  size_t count = 0;

 private:
  std::vector<int64_t>& places_;
};

/// The transitions of rules in which letters match both cases get sets that say so.
void matchBothCases(const antlr4::atn::ATN& atn, const Request& request) {
  static std::once_flag done;
  std::call_once(done, [&] {
    for (antlr4::atn::ATNState* state : atn.states) {
      if (state == nullptr || state->ruleIndex >= request.lexerRules || !request.bothCases[state->ruleIndex]) continue;
      for (antlr4::atn::Transition*& transition : state->transitions) {
        using antlr4::atn::Transition;
        auto kind = transition->getSerializationType();
        if (kind != Transition::ATOM && kind != Transition::RANGE && kind != Transition::SET &&
            kind != Transition::NOT_SET)
          continue;
        const antlr4::misc::IntervalSet label = transition->label();
        antlr4::misc::IntervalSet set = label;
        for (const antlr4::misc::Interval& interval : label.getIntervals()) {
          if (interval.b - interval.a >= 1000) continue;
          for (ssize_t c = interval.a; c <= interval.b; ++c) {
            set.add(static_cast<ssize_t>(std::towlower(static_cast<wint_t>(c))));
            set.add(static_cast<ssize_t>(std::towupper(static_cast<wint_t>(c))));
          }
        }
        transition = kind == Transition::NOT_SET ? new antlr4::atn::NotSetTransition(transition->target, set)
                                                 : new antlr4::atn::SetTransition(transition->target, set);
      }
    }
  });
}

void noteTokens(antlr4::CommonTokenStream& tokens, antlr4::ANTLRInputStream& input, Answer& answer) {
  for (antlr4::Token* token : tokens.getTokens()) {
    int64_t start = token->getStartIndex() == INVALID_INDEX ? -1 : static_cast<int64_t>(token->getStartIndex());
    int64_t stop = token->getStopIndex() == INVALID_INDEX ? start : static_cast<int64_t>(token->getStopIndex()) + 1;
    bool end = token->getType() == antlr4::Token::EOF;
    Token copy{end ? 0 : static_cast<int32_t>(token->getType()),
               static_cast<int32_t>(token->getChannel()),
               start,
               std::max(start, stop),
               -1,
               0};
    std::string text = token->getText();
    if (end) {
      if (text != "<EOF>") answer.endText = text;
    } else {
      bool place = start >= 0 && start < stop && static_cast<size_t>(stop) <= input.size();
      if (!place || text != input.getText(antlr4::misc::Interval(start, stop - 1))) {
        copy.textFrom = static_cast<int64_t>(answer.textList.size());
        copy.textSize = static_cast<int64_t>(text.size());
        answer.textList += text;
      }
    }
    answer.tokenList.push_back(copy);
  }
}

#ifdef HONE_PARSER
bool parse(const Request& request, antlr4::CommonTokenStream& tokens, Answer& answer,
           antlr4::atn::PredictionMode mode) {
  answer.decisionList.clear();
  tokens.seek(0);
  Visible visible(answer.tokenList);
  HONE_PARSER parser(&tokens);
  std::vector<int64_t> ignored;
  Errors errors(ignored);
  parser.removeErrorListeners();
  parser.addErrorListener(&errors);
  parser.setBuildParseTree(true);
  auto* own = parser.getInterpreter<antlr4::atn::ParserATNSimulator>();
  auto* noting = new NotingSimulator(&parser, *own, request, visible, answer.decisionList);
  noting->setPredictionMode(mode);
  parser.setInterpreter(noting);
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  try {
    parser.HONE_START();
  } catch (antlr4::ParseCancellationException&) {
    return false;
  }
  return errors.count == 0;
}
#else
bool parse(const Request&, antlr4::CommonTokenStream&, Answer&, antlr4::atn::PredictionMode) { return false; }
#endif

void run(const Request& request, Answer& answer) {
  try {
    antlr4::ANTLRInputStream input(std::string(request.utf8, request.size));
    HONE_LEXER lexer(&input);
    matchBothCases(lexer.getATN(), request);
    Errors errors(answer.errorList);
    lexer.removeErrorListeners();
    lexer.addErrorListener(&errors);
    antlr4::CommonTokenStream tokens(&lexer);
    tokens.fill();
    noteTokens(tokens, input, answer);
    if (request.parse)
      answer.parsed = parse(request, tokens, answer, antlr4::atn::PredictionMode::SLL) ||
                      parse(request, tokens, answer, antlr4::atn::PredictionMode::LL);
  } catch (std::exception& error) {
    answer.problemText = error.what();
    if (answer.problemText.empty()) answer.problemText = "exception";
  } catch (...) {
    answer.problemText = "exception";
  }
}

extern "C" const Result* hone_recognize(const Request* request) {
  auto* answer = new Answer();
  struct Work {
    const Request* request;
    Answer* answer;
  } work{request, answer};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, size_t{1} << 30);
  pthread_t thread;
  auto start = [](void* argument) -> void* {
    auto* both = static_cast<Work*>(argument);
    run(*both->request, *both->answer);
    return nullptr;
  };
  if (pthread_create(&thread, &attributes, start, &work) == 0)
    pthread_join(thread, nullptr);
  else
    answer->problemText = "no thread for the parser";
  pthread_attr_destroy(&attributes);
  answer->tokens = answer->tokenList.data();
  answer->tokenCount = answer->tokenList.size();
  answer->decisions = answer->decisionList.data();
  answer->decisionCount = answer->decisionList.size();
  answer->lexicalErrors = answer->errorList.data();
  answer->lexicalErrorCount = answer->errorList.size();
  answer->endOfFileText = answer->endText.c_str();
  answer->texts = answer->textList.data();
  answer->problem = answer->problemText.c_str();
  return answer;
}

extern "C" void hone_release(const Result* result) { delete static_cast<const Answer*>(result); }

}  // namespace hone::recognizer
