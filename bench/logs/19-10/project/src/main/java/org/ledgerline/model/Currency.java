package org.ledgerline.model;

public enum Currency {
    EUR(2), USD(2), JPY(0), KWD(3);

    private final int digits;

    Currency(int digits) {
        this.digits = digits;
    }

    public int digits() {
        return digits;
    }
}
