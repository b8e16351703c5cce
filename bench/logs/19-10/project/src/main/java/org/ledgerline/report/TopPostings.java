package org.ledgerline.report;

import java.util.Comparator;
import org.ledgerline.io.TableWriter;
import org.ledgerline.model.*;

public final class TopPostings implements Report {
    @Override
    public String title() {
        return "Top";
    }

    @Override
    public void print(Journal journal, TableWriter out) {
        journal.postings().stream().sorted(Comparator.comparing(Posting::money).reversed()).limit(10).forEach(p -> out.row(p.text(), p.money()));
    }
}
