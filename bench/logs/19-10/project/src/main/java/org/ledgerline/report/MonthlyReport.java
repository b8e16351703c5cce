package org.ledgerline.report;

import java.math.BigDecimal;
import java.time.YearMonth;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ledgerline.io.TableWriter;
import org.ledgerline.model.*;

public final class MonthlyReport implements Report {
    private final Currency currency;

    public MonthlyReport(Currency currency) {
        this.currency = currency;
    }

    @Override
    public String title() {
        return "Months in " + currency;
    }

    private Map<YearMonth, Money> sums(Journal journal) {
        return journal.postings().stream()
                .filter(p -> p.money().currency() == currency)
                .collect(Collectors.groupingBy(
                        p -> YearMonth.from(p.day()),
                        TreeMap::new,
                        Collectors.reducing(BigDecimal.ZERO, p -> p.money().amount(), BigDecimal::add)));
    }

    @Override
    public void print(Journal journal, TableWriter out) {
        sums(journal).forEach((m, v) -> out.row(m.toString(), v));
    }
}
