import java.io.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.atn.*;
import org.antlr.v4.runtime.misc.*;

/// The Java side of what recognize.cpp is for C++: most grammars whose code isn't C++ have it in Java. Its arguments are
/// the lexer's class and, where it parses too, the parser's class and the start rule. It answers over its standard input
/// and output, as parse/java_process.cpp describes.
public class Recognizer_ {
  static final DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
  static final DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16));
  static final List<int[]> decisions = new ArrayList<>();
  static final List<Integer> errors = new ArrayList<>();
  static String endText;
  static boolean parsed;
  static String problem;
  static byte[] bothCases;
  static Constructor<? extends Lexer> newLexer;
  static Constructor<? extends Parser> newParser;
  static Method start;

  public static void main(String[] arguments) throws Exception {
    newLexer = Class.forName(arguments[0]).asSubclass(Lexer.class).getConstructor(CharStream.class);
    if (arguments.length > 1) {
      Class<? extends Parser> parser = Class.forName(arguments[1]).asSubclass(Parser.class);
      newParser = parser.getConstructor(TokenStream.class);
      start = parser.getMethod(arguments[2]);
    }
    PrintStream nowhere = new PrintStream(new OutputStream() {
      public void write(int b) {}
    });
    System.setOut(nowhere);
    System.setErr(nowhere);
    bothCases = read();
    try {
      for (;;) {
        boolean parse = in.readInt() != 0;
        String text = new String(read(), StandardCharsets.UTF_8);
        Thread worker = new Thread(null, () -> answer(text, parse), "parse", 1L << 30);
        worker.start();
        worker.join();
        writeDecisions();
      }
    } catch (EOFException end) {
      System.exit(0);
    }
  }

  static byte[] read() throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  static void answer(String text, boolean parse) {
    decisions.clear();
    errors.clear();
    endText = "<EOF>";
    parsed = false;
    problem = "";
    boolean written = false;
    try {
      CharStream input = CharStreams.fromString(text);
      CommonTokenStream tokens = new CommonTokenStream(lexer(input));
      tokens.fill();
      written = true;
      writeTokens(tokens.getTokens(), input);
      if (parse && newParser != null)
        parsed = parse(tokens, PredictionMode.SLL) || parse(tokens, PredictionMode.LL);
    } catch (InvocationTargetException thrown) {
      problem = thrown.getCause().toString();
    } catch (Throwable thrown) {
      problem = thrown.toString();
    }
    try {
      if (!written) out.writeInt(0);
    } catch (IOException gone) {
      System.exit(0);
    }
  }

  static Lexer lexer(CharStream from) throws ReflectiveOperationException {
    Lexer lexer = newLexer.newInstance(from);
    matchBothCases(lexer.getATN());
    lexer.removeErrorListeners();
    lexer.addErrorListener(new BaseErrorListener() {
      @Override
      public void syntaxError(Recognizer<?, ?> recognizer, Object symbol, int line, int column, String message,
                              RecognitionException exception) {
        errors.add(((Lexer) recognizer)._tokenStartCharIndex);
      }
    });
    return lexer;
  }

  /// hone's decision; negative where it leaves it to the runtime. `context`: where the callers matter, else null.
  static int predict(ATN atn, int state, int precedence, int behind, RuleContext context) {
    try {
      out.writeInt(1);
      out.writeInt(state);
      out.writeInt(precedence);
      out.writeInt(behind);
      out.writeInt(context != null ? 1 : 0);
      out.flush();
      int answer = in.readInt();
      if (answer != -2) return answer;
      List<Integer> callers = new ArrayList<>();
      for (RuleContext rule = context; rule != null && rule.invokingState >= 0; rule = rule.parent)
        callers.add(((RuleTransition) atn.states.get(rule.invokingState).transition(0)).followState.stateNumber);
      out.writeInt(callers.size());
      for (int follow : callers) out.writeInt(follow);
      out.flush();
      return in.readInt();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  static boolean parse(CommonTokenStream tokens, PredictionMode mode) throws Exception {
    decisions.clear();
    int[] behind = new int[tokens.size()];
    for (int i = 1; i < behind.length; ++i) behind[i] = behind[i - 1] + (tokens.get(i - 1).getChannel() == 0 ? 1 : 0);
    tokens.seek(0);
    Parser parser = newParser.newInstance(tokens);
    ParserATNSimulator own = parser.getInterpreter();
    ParserATNSimulator noting = new ParserATNSimulator(parser, parser.getATN(), own.decisionToDFA,
                                                       own.getSharedContextCache()) {
      @Override
      public int adaptivePredict(TokenStream ahead, int decision, ParserRuleContext context) {
        int state = atn.getDecisionState(decision).stateNumber;
        RuleContext caller = mode == PredictionMode.SLL ? null : context;
        int alternative = predict(atn, state, parser.getPrecedence(), behind[ahead.index()], caller);
        if (alternative < 0) alternative = super.adaptivePredict(ahead, decision, context) - 1;
        decisions.add(new int[] {state, alternative});
        return alternative + 1;
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
      start.invoke(parser);
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof ParseCancellationException) return false;
      throw thrown;
    }
    return count[0] == 0;
  }

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

  static void writeTokens(List<Token> tokens, CharStream input) throws IOException {
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
      if (own) write(text);
    }
  }

  /// And all else.
  static void writeDecisions() throws IOException {
    out.writeInt(0);
    out.writeInt(decisions.size());
    for (int[] decision : decisions) {
      out.writeInt(decision[0]);
      out.writeInt(decision[1]);
    }
    out.writeInt(errors.size());
    for (int error : errors) out.writeInt(error);
    write(endText);
    out.writeInt(parsed ? 1 : 0);
    write(problem);
    out.flush();
  }

  static void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
