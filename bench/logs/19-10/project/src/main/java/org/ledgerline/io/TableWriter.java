package org.ledgerline.io;

import java.io.PrintStream;
import org.ledgerline.model.Money;

public final class TableWriter {
    private final PrintStream out;

    public TableWriter(PrintStream out) {
        this.out = out;
    }

    public void row(String name, Money m) {
        out.printf("%-20s %12s %s%n", name, m.amount().toPlainString(), m.currency());
    }
}
