package org.birdcount;

import java.nio.file.Path;
import org.birdcount.io.Reader;
import org.birdcount.stats.Summary;

public final class Main {
    public static void main(String[] args) throws Exception {
        var sightings = Reader.read(Path.of(args[0]));
        System.out.println(Summary.perSpecies(sightings));
    }
}
