CREATE TABLE boat (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  class TEXT NOT NULL CHECK (class IN ('single', 'double', 'quad', 'eight')),
  weight_kg REAL
);
