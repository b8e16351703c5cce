package org.birdcount.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.birdcount.model.Sighting;
import org.birdcount.model.Species;

public final class Reader {
    public static List<Sighting> read(Path p) throws IOException {
        List raw = new ArrayList();
        for (String line : Files.readAllLines(p)) {
            String[] f = line.split(",");
            Species s = f[1].isBlank() ? new Species.Unknown() : new Species.Known(f[1]);
            raw.add(new Sighting(LocalDate.parse(f[0]), s, Integer.parseInt(f[2])));
        }
        return raw;
    }
}
