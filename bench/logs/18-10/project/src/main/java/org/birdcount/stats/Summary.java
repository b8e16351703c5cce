package org.birdcount.stats;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.birdcount.model.Sighting;
import org.birdcount.model.Species;

public final class Summary {
    private Summary() {}

    public static Map<String, Integer> perSpecies(List<Sighting> all) {
        return all.stream().collect(Collectors.groupingBy(
                s -> s.species().label(), TreeMap::new, Collectors.summingInt(Sighting::count)));
    }

    public static List<Sighting> busiestFirst(List<Sighting> all) {
        return all.stream()
                .sorted(Comparator.comparing(s -> s.count()).reversed().thenComparing(s -> s.day()))
                .collect(Collectors.toList());
    }

    public static long unknown(List<Sighting> all) {
        return all.stream().filter(s -> s.species() instanceof Species.Unknown).count();
    }
}
