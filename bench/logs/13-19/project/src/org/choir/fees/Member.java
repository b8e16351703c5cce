package org.choir.fees;

import java.math.BigDecimal;

public record Member(String name, String voice, int since, BigDecimal fee) {
    static Member parse(String line) {
        String[] f = line.split("\t");
        return new Member(f[0], f[1], Integer.parseInt(f[2]), new BigDecimal(f[3]));
    }
}
