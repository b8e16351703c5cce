package org.birdcount.model;

public sealed interface Species permits Species.Known, Species.Unknown {
    String label();

    record Known(String latin) implements Species {
        public String label() { return latin; }
    }

    record Unknown() implements Species {
        public String label() { return "?"; }
    }
}
