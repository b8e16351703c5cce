package org.ledgerline.report;

import org.ledgerline.io.TableWriter;
import org.ledgerline.model.Journal;

public interface Report {
    String title();

    void print(Journal journal, TableWriter out);
}
