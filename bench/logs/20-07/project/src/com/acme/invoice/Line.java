package com.acme.invoice;

public record Line(String name, int quantity, long cents) {
    public long amount() {
        return quantity * cents;
    }
}
