package org.ledger.book;

import java.util.*;
import java.util.stream.*;

public class Journal {
    private final List<Entry> entries = new ArrayList<>();

    public void add(Entry e) { entries.add(e); }

    public long balance() {
        return entries.stream().mapToLong(Entry::cents).sum();
    }

    public Map<String, Long> byLabel() {
        Map<String, List<Entry>> m = entries.stream()
            .collect(Collectors.groupingBy(Entry::label, Collectors.summingLong(Entry::cents)));
        return m;
    }
}
