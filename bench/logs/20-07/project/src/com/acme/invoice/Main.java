package com.acme.invoice;

import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<Line> lines = List.of(
            new Line("bolts", 200, 12L),
            new Line("nuts", 150, 9L));
        Report r = new Report(lines);
        System.out.println(r.byName());
        System.out.println(r.total());
    }
}
