import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares the keys of the given translations with the base bundle, which must be given as well. */
public class CheckBundles {
    static Properties load(Path p) throws IOException {
        Properties props = new Properties();
        try (InputStream in = Files.newInputStream(p)) {
            props.load(in);
        }
        return props;
    }

    public static void main(String[] args) throws IOException {
        List<Path> files = Stream.of(args).map(Path::of).sorted().collect(Collectors.toList());
        Map<String, Properties> base = new TreeMap<>();
        for (Path f : files) {
            String name = f.getFileName().toString().replace(".properties", "");
            if (!name.contains("_")) base.put(name, load(f));
        }
        System.out.println("Base bundles: " + base.keySet());
        int missing = 0;
        for (Path f : files) {
            String name = f.getFileName().toString().replace(".properties", "");
            int cut = name.indexOf('_');
            if (cut < 0) continue;
            Properties tr = load(f);
            Set<String> keys = new TreeSet<>(base.get(name.substring(0, cut)).stringPropertyNames());
            keys.removeAll(tr.stringPropertyNames());
            missing += keys.size();
        }
        System.out.println(missing + " untranslated messages");
    }
}
