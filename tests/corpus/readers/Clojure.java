// Reads all forms of each file, without evaluating any, and prints what is wrong with them.
import clojure.lang.Keyword;
import clojure.lang.LineNumberingPushbackReader;
import clojure.lang.LispReader;
import clojure.lang.PersistentArrayMap;
import clojure.lang.RT;
import clojure.lang.Var;
import java.io.FileReader;
import java.nio.charset.StandardCharsets;

class Clojure {
    public static void main(String[] arguments) throws Exception {
        RT.init();
        Object options = PersistentArrayMap.EMPTY.assoc(Keyword.intern("read-cond"), Keyword.intern("preserve"))
            .assoc(LispReader.OPT_EOF, Keyword.intern("end"));
        Var readEval = RT.var("clojure.core", "*read-eval*");
        Var.pushThreadBindings(RT.map(readEval, RT.F));
        for (String name : new String(System.in.readAllBytes()).split("\n"))
            try (var in = new LineNumberingPushbackReader(new FileReader(name, StandardCharsets.UTF_8))) {
                while (LispReader.read(in, options) != Keyword.intern("end")) {
                }
            } catch (Exception e) {
                System.out.println(name + "\t" + String.valueOf(e.getMessage()).replace("\n", " "));
            }
    }
}
