package org.ledgerline.io;

import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.ledgerline.model.*;

public final class JournalReader {
    public Journal read(BufferedReader in) throws IOException {
        Journal j = new Journal();
        String line;
        while ((line = in.readLine()) != null) {
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] f = line.split("\t", 5);
            Currency c = Currency.valueOf(f[3]);
            j.add(new Posting(LocalDate.parse(f[0]), new Account(f[1], "", c), new Money(new BigDecimal(f[2]), c), f.length > 4 ? f[4] : ""));
        }
        return j;
    }
}
