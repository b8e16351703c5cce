// The trees that ANTLR itself makes of example files, for bench/collection/check: generates a Java parser from each
// grammar, compiles it, and writes `toStringTree` of each example. One process for all grammars, since a warm virtual
// machine does that ten times as fast as one that has just started.
//
//   java -cp antlr-complete.jar Reference.java < jobs
//
// A job is a line of fields between tabs: folder of the grammars and Java sources, where everything is generated;
// grammar files, lexer first; name of lexer and parser class; start rule; then pairs of an example and where to write
// its tree. An answer is a line `example TAB status TAB syntax errors TAB message`, and `end` after each job.

import java.io.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.tools.*;
import org.antlr.v4.Tool;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.atn.*;
import org.antlr.v4.runtime.tree.*;
import org.antlr.v4.tool.*;

public class Reference {
  static final long SECONDS = Long.getLong("seconds", 60);
  static final PrintStream answers = System.out;

  public static void main(String[] arguments) throws Exception {
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    BufferedReader jobs = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = jobs.readLine()) != null; ) {
      try {
        run(line.split("\t"));
      } catch (Throwable problem) {
        answer("*", "no-parser", 0, problem.toString());
      }
      answers.println("end");
      answers.flush();
    }
    System.exit(0);
  }

  static void answer(String example, String status, int errors, String message) {
    message = message == null ? "" : message.lines().findFirst().orElse("");
    answers.println(example + "\t" + status + "\t" + errors + "\t" + message.replace('\t', ' '));
    answers.flush();
  }

  static void run(String[] job) throws Exception {
    Path folder = Paths.get(job[0]);
    generate(folder, job[1].split("\\|"));
    compile(folder);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Class<?> lexer = find(loader, folder, job[2]), parser = find(loader, folder, job[3]);
      for (int i = 5; i + 1 < job.length; i += 2) {
        String example = job[i];
        Path result = Paths.get(job[i + 1]);
        String[] outcome = {"timeout", "0", ""};
        Thread worker = new Thread(null, () -> {
          try {
            parse(lexer, parser, job[4], example, result, outcome);
          } catch (Throwable problem) {
            Throwable cause = problem instanceof InvocationTargetException ? problem.getCause() : problem;
            outcome[0] = "failed";
            outcome[2] = cause.toString();
          }
        }, "parse", 1L << 30);
        worker.setDaemon(true);
        worker.start();
        worker.join(SECONDS * 1000);
        if (worker.isAlive()) worker.stop();
        answer(example, outcome[0], Integer.parseInt(outcome[1]), outcome[2]);
      }
    }
  }

  static void generate(Path folder, String[] grammars) {
    for (String grammar : grammars) {
      // The tool reads imports and vocabularies from the folder of output.
      Tool tool = new Tool(new String[] {"-Xexact-output-dir", "-no-listener", "-no-visitor", "-o", folder.toString(),
          "-lib", folder.toString(), folder.resolve(grammar).toString()});
      List<String> problems = new ArrayList<>();
      tool.removeListeners();
      tool.addListener(new ANTLRToolListener() {
        public void info(String message) {}
        public void error(ANTLRMessage message) {
          problems.add(tool.errMgr.getMessageTemplate(message).render());
        }
        public void warning(ANTLRMessage message) {}
      });
      tool.processGrammarsOnCommandLine();
      if (!problems.isEmpty()) throw new IllegalArgumentException(problems.get(0));
    }
  }

  static void compile(Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (Stream<Path> all = Files.walk(folder)) {
      List<String> options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g:none", "-d", folder.toString(), "-cp",
          System.getProperty("java.class.path")));
      List<File> sources = all.filter(p -> p.toString().endsWith(".java")).map(Path::toFile).toList();
      StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
      DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
      if (!compiler.getTask(null, files, problems, options, null, files.getJavaFileObjectsFromFiles(sources)).call())
        for (Diagnostic<?> problem : problems.getDiagnostics())
          if (problem.getKind() == Diagnostic.Kind.ERROR) throw new IOException("javac: " + problem);
    }
  }

  static Class<?> find(ClassLoader loader, Path folder, String name) throws Exception {
    try (Stream<Path> all = Files.walk(folder)) {
      Path found = all.filter(p -> p.endsWith(name + ".class")).findFirst().orElseThrow(
          () -> new ClassNotFoundException(name));
      String path = folder.relativize(found).toString();
      return loader.loadClass(path.substring(0, path.length() - ".class".length()).replace('/', '.'));
    }
  }

  /// As hone reads it: bytes that are no UTF-8 are one character each.
  static CharStream read(String example) throws IOException {
    byte[] bytes = Files.readAllBytes(Paths.get(example));
    try {
      return CharStreams.fromString(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException notUtf8) {
      return CharStreams.fromString(new String(bytes, StandardCharsets.ISO_8859_1));
    }
  }

  static void parse(Class<?> lexerClass, Class<?> parserClass, String start, String example, Path result,
                    String[] outcome) throws Exception {
    // SLL first: a text that it parses without error has the same tree with LL, which may take for ever.
    for (PredictionMode mode : List.of(PredictionMode.SLL, PredictionMode.LL)) {
      int[] errors = {0};
      String[] first = {""};
      BaseErrorListener listener = new BaseErrorListener() {
        @Override
        public void syntaxError(Recognizer<?, ?> recognizer, Object symbol, int line, int column, String message,
                                RecognitionException exception) {
          if (errors[0]++ == 0) first[0] = line + ":" + column + " " + message;
        }
      };
      Lexer lexer = (Lexer) lexerClass.getConstructor(CharStream.class).newInstance(read(example));
      lexer.removeErrorListeners();
      lexer.addErrorListener(listener);
      Parser parser = (Parser) parserClass.getConstructor(TokenStream.class).newInstance(new CommonTokenStream(lexer));
      parser.removeErrorListeners();
      parser.addErrorListener(listener);
      parser.getInterpreter().setPredictionMode(mode);
      ParseTree tree = (ParseTree) parserClass.getMethod(start).invoke(parser);
      if (errors[0] > 0 && mode == PredictionMode.SLL) continue;
      outcome[1] = String.valueOf(errors[0]);
      outcome[2] = first[0];
      if (errors[0] == 0) Files.writeString(result, tree.toStringTree(parser) + "\n");
      boolean whole = parser.getTokenStream().LA(1) == Token.EOF;
      outcome[0] = errors[0] > 0 ? "syntax-errors" : whole ? "tree" : "rest-not-read";
      return;
    }
  }
}
