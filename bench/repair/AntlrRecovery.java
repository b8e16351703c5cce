import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.tree.*;

/**
 * ANTLR's own error recovery as a repair: parses each file with the generated lexer and parser of a grammar, and writes
 * what the parser kept: no tokens that recovery skipped, no characters that the lexer could make nothing of. Tokens
 * that recovery only imagines to be there have no text, so nothing is put in. Blanks and comments stay.
 *
 * <p>AntlrRecovery LEXER PARSER START OUT FILE...: classes, start rule, folder for files of the same names.
 */
public class AntlrRecovery {
  public static void main(String[] args) throws Exception {
    Path out = Path.of(args[3]);
    for (int i = 4; i < args.length; ++i) {
      Path file = Path.of(args[i]);
      // A byte a character, as in broken files it must be.
      String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
      Files.write(out.resolve(file.getFileName()), kept(args, text).getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  static String kept(String[] args, String text) throws Exception {
    BitSet dropped = new BitSet(text.length());
    dropped.set(0, text.length());
    Lexer lexer = (Lexer) Class.forName(args[0]).getConstructor(CharStream.class)
        .newInstance(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    CommonTokenStream tokens = new CommonTokenStream(lexer);
    tokens.fill();
    for (Token token : tokens.getTokens())
      if (token.getType() != Token.EOF) dropped.clear(token.getStartIndex(), token.getStopIndex() + 1);
    Parser parser = (Parser) Class.forName(args[1]).getConstructor(TokenStream.class).newInstance(tokens);
    parser.removeErrorListeners();
    ParseTree tree = (ParseTree) parser.getClass().getMethod(args[2]).invoke(parser);
    ParseTreeWalker.DEFAULT.walk(new ParseTreeListener() {
      public void visitErrorNode(ErrorNode node) {
        Token token = node.getSymbol();
        if (token.getTokenIndex() >= 0 && token.getType() != Token.EOF)
          dropped.set(token.getStartIndex(), token.getStopIndex() + 1);
      }
      public void visitTerminal(TerminalNode node) {}
      public void enterEveryRule(ParserRuleContext context) {}
      public void exitEveryRule(ParserRuleContext context) {}
    }, tree);
    StringBuilder kept = new StringBuilder();
    for (int i = 0; i < text.length(); ++i)
      if (!dropped.get(i)) kept.append(text.charAt(i));
    return kept.toString();
  }
}
