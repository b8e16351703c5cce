package org.ledger;

import org.ledger.book.*;

public class Main {
    public static void main(String[] args) {
        Journal j = new Journal();
        j.add(new Entry("rent", -900));
        System.out.println(j.balance());
    }
}
