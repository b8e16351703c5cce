// Parses each file without resolving names, and prints what is wrong with it.
import com.sun.source.util.JavacTask;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

class Java {
    public static void main(String[] arguments) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var files = compiler.getStandardFileManager(null, null, null);
        var names = new String(System.in.readAllBytes()).split("\n");
        for (String name : names) {
            var found = new DiagnosticCollector<JavaFileObject>();
            var task = (JavacTask) compiler.getTask(null, files, found, List.of(), null,
                files.getJavaFileObjects(Path.of(name)));
            task.parse();
            found.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).limit(1).forEach(
                d -> System.out.println(name + "\t" + d.getLineNumber() + ":" + d.getColumnNumber() + " "
                    + d.getMessage(Locale.ROOT).replace("\n", " ")));
        }
    }
}
