package org.ledgerline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ledgerline.io.*;
import org.ledgerline.model.*;
import org.ledgerline.report.*;

public final class Main {
    public static void main(String[] args) throws Exception {
        Journal j;
        try (var in = Files.newBufferedReader(Path.of(args[0]))) {
            j = new JournalReader().read(in);
        }
        for (Report r : List.of(new BalanceReport(), new MonthlyReport(Currency.EUR), new TopPostings())) {
            System.out.println(r.title());
            r.print(j, new TableWriter(System.out));
        }
    }
}
