package org.ledgerline.model;

import java.time.LocalDate;

public record Posting(LocalDate day, Account account, Money money, String text) {
}
