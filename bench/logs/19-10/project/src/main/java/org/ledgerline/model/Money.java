package org.ledgerline.model;

import java.math.BigDecimal;

public record Money(BigDecimal amount, Currency currency) implements Comparable<Money> {
    public Money plus(Money o) {
        if (o.currency != currency) throw new IllegalArgumentException("currency");
        return new Money(amount.add(o.amount), currency);
    }

    @Override
    public int compareTo(Money o) {
        return amount.compareTo(o.amount);
    }
}
