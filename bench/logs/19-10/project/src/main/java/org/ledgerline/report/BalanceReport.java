package org.ledgerline.report;

import java.util.Map;
import java.util.TreeMap;
import org.ledgerline.io.TableWriter;
import org.ledgerline.model.*;

public final class BalanceReport implements Report {
    @Override
    public String title() {
        return "Balances";
    }

    @Override
    public void print(Journal journal, TableWriter out) {
        Map<String, Money> sums = new TreeMap<>();
        for (Posting p : journal.postings()) sums.merge(p.account().id(), p.money(), Money::plus);
        sums.forEach(out::row);
    }
}
