package org.ledgerline.model;

public record Account(String id, String owner, Currency currency) {
    public Account {
        if (id.isBlank()) throw new IllegalArgumentException("id");
    }
}
