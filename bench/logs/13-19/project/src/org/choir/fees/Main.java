package org.choir.fees;

import java.math.BigDecimal;
import java.nio.file.Path;

public class Main {
    public static void main(String[] args) throws Exception {
        Register r = new Register();
        r.readAll(Path.of(args[0]));
        BigDecimal sum = r.members().stream().map(Member::fee).reduce(BigDecimal.ZERO, BigDecimal::add);
        System.out.println("fees " + args[1] + ": " + sum);
    }
}
