package org.ledger.book;

public record Entry(String label, long cents) { }
