package org.ledgerline.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Journal {
    private final List<Posting> postings = new ArrayList<>();

    public void add(Posting p) {
        postings.add(p);
    }

    public List<Posting> postings() {
        return Collections.unmodifiableList(postings);
    }
}
