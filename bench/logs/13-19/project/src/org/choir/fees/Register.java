package org.choir.fees;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Register {
    private final List<Member> members = new ArrayList<>();

    void readAll(Path dir) throws IOException {
        List<Path> files;
        try (var s = Files.list(dir)) {
            files = s.filter(p -> p.toString().endsWith(".tsv")).sorted().collect(Collectors.toList());
        }
        for (Path p : files) {
            Files.readAllLines(p).stream().skip(1).map(Member::parse).forEach(members::add);
        }
    }

    List<Member> members() {
        return members;
    }
}
