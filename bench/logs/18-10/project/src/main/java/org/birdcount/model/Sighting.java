package org.birdcount.model;

import java.time.LocalDate;

public record Sighting(LocalDate day, Species species, int count) {}
