package com.acme.invoice;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class Report {
    private final List<Line> lines;

    public Report(List<Line> lines) {
        this.lines = lines;
    }

    public Map<String, Long> byName() {
        TreeMap<String, Long> m = lines.stream()
            .collect(Collectors.groupingBy(Line::name, Collectors.summingLong(Line::amount)));
        return m;
    }

    public long total() {
        return lines.stream().mapToLong(Line::amount).sum();
    }
}
