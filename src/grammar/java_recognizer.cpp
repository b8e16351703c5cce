// The same as cpp_recognizer.cpp in Java, for grammars whose code is Java: most of those that are not written for C++.

#include <fmt/format.h>

#include "grammar/recognizer_source.h"

namespace hone {
namespace {

constexpr std::string_view body = R"java(
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.atn.*;
import org.antlr.v4.runtime.misc.*;

public class Recognizer_ {
  static final List<int[]> decisions = new ArrayList<>();
  static final List<Integer> errors = new ArrayList<>();
  static List<Token> tokens = new ArrayList<>();
  static CharStream input;
  static boolean parsed;
  static String problem;
  static byte[] bothCases;

  public static void main(String[] arguments) throws Exception {
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16));
    PrintStream nowhere = new PrintStream(new OutputStream() {
      public void write(int b) {}
    });
    System.setOut(nowhere);
    System.setErr(nowhere);
    bothCases = read(in);
    try {
      for (;;) {
        boolean parse = in.readInt() != 0;
        String text = new String(read(in), StandardCharsets.UTF_8);
        Thread worker = new Thread(null, () -> answer(text, parse), "parse", 1L << 30);
        worker.start();
        worker.join();
        write(out);
      }
    } catch (EOFException end) {
      System.exit(0);
    }
  }

  static byte[] read(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  static void answer(String text, boolean parse) {
    decisions.clear();
    errors.clear();
    tokens = new ArrayList<>();
    parsed = false;
    problem = "";
    try {
      input = CharStreams.fromString(text);
      CommonTokenStream stream = new CommonTokenStream(lexer(input, true));
      stream.fill();
      tokens = stream.getTokens();
      if (parse) parsed = parse(text, PredictionMode.SLL) || parse(text, PredictionMode.LL);
    } catch (Throwable thrown) {
      problem = thrown.toString();
    }
  }

  static HONE_LEXER lexer(CharStream from, boolean noting) {
    HONE_LEXER lexer = new HONE_LEXER(from);
    matchBothCases(lexer.getATN());
    lexer.removeErrorListeners();
    if (noting)
      lexer.addErrorListener(new BaseErrorListener() {
        @Override
        public void syntaxError(Recognizer<?, ?> recognizer, Object symbol, int line, int column, String message,
                                RecognitionException exception) {
          errors.add(((Lexer) recognizer)._tokenStartCharIndex);
        }
      });
    return lexer;
  }

HONE_PARSE
  /// The transitions of rules in which letters match both cases get sets that say so.
  static void matchBothCases(ATN atn) {
    byte[] rules = bothCases;
    bothCases = new byte[0];
    for (ATNState state : atn.states) {
      if (state == null || state.ruleIndex < 0 || state.ruleIndex >= rules.length || rules[state.ruleIndex] == 0)
        continue;
      for (int i = 0; i < state.getNumberOfTransitions(); ++i) {
        Transition transition = state.transition(i);
        boolean negated = transition instanceof NotSetTransition;
        if (!(transition instanceof AtomTransition || transition instanceof RangeTransition ||
              transition instanceof SetTransition))
          continue;
        IntervalSet set = new IntervalSet(transition.label());
        for (Interval interval : transition.label().getIntervals())
          for (int c = interval.a; c <= interval.b && interval.b - interval.a < 1000; ++c) {
            set.add(Character.toLowerCase(c));
            set.add(Character.toUpperCase(c));
          }
        state.setTransition(i, negated ? new NotSetTransition(transition.target, set)
                                       : new SetTransition(transition.target, set));
      }
    }
  }

  static void write(DataOutputStream out) throws IOException {
    String endText = "<EOF>";
    out.writeInt(tokens.size());
    for (Token token : tokens) {
      int start = token.getStartIndex(), stop = Math.max(start, token.getStopIndex() + 1);
      boolean end = token.getType() == Token.EOF;
      String text = token.getText() == null ? "" : token.getText();
      if (end) endText = text;
      out.writeInt(end ? 0 : token.getType());
      out.writeInt(token.getChannel());
      out.writeInt(start);
      out.writeInt(stop);
      boolean place = start >= 0 && start < stop && stop <= input.size();
      boolean own = !end && !(place && text.equals(input.getText(Interval.of(start, stop - 1))));
      out.writeInt(own ? 1 : 0);
      if (own) write(out, text);
    }
    out.writeInt(decisions.size());
    for (int[] decision : decisions) {
      out.writeInt(decision[0]);
      out.writeInt(decision[1]);
    }
    out.writeInt(errors.size());
    for (int error : errors) out.writeInt(error);
    write(out, endText);
    out.writeInt(parsed ? 1 : 0);
    write(out, problem);
    out.flush();
  }

  static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
)java";

constexpr std::string_view parse = R"java(  static boolean parse(String text, PredictionMode mode) throws Exception {
    decisions.clear();
    HONE_PARSER parser = new HONE_PARSER(new CommonTokenStream(lexer(CharStreams.fromString(text), false)));
    ParserATNSimulator own = parser.getInterpreter();
    ParserATNSimulator noting = new ParserATNSimulator(parser, parser.getATN(), own.decisionToDFA,
                                                       own.getSharedContextCache()) {
      @Override
      public int adaptivePredict(TokenStream ahead, int decision, ParserRuleContext context) {
        int alternative = super.adaptivePredict(ahead, decision, context);
        decisions.add(new int[] {atn.getDecisionState(decision).stateNumber, alternative - 1});
        return alternative;
      }
    };
    noting.setPredictionMode(mode);
    parser.setInterpreter(noting);
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    int[] count = {0};
    parser.addErrorListener(new BaseErrorListener() {
      @Override
      public void syntaxError(Recognizer<?, ?> recognizer, Object symbol, int line, int column, String message,
                              RecognitionException exception) {
        ++count[0];
      }
    });
    try {
      parser.HONE_START();
    } catch (ParseCancellationException error) {
      return false;
    }
    return count[0] == 0;
  }

)java";

constexpr std::string_view noParse = R"java(  static boolean parse(String text, PredictionMode mode) {
    return false;
  }

)java";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

}  // namespace

std::string javaRecognizer(const RecognizerParts& parts) {
  std::string text = replaced(std::string(body), "HONE_PARSE\n", parts.parserClass.empty() ? noParse : parse);
  text = replaced(std::move(text), "HONE_LEXER", parts.lexerClass);
  text = replaced(std::move(text), "HONE_PARSER", parts.parserClass);
  return replaced(std::move(text), "HONE_START", parts.startRule);
}

}  // namespace hone
