PRAGMA foreign_keys = ON;

CREATE TABLE country (
  id   INTEGER PRIMARY KEY,
  code TEXT NOT NULL,
  name TEXT NOT NULL
);

CREATE TABLE city (
  id      INTEGER PRIMARY KEY,
  name    TEXT NOT NULL,
  country TEXT NOT NULL REFERENCES country(code)
);

INSERT INTO country VALUES (1, 'FR', 'France'), (2, 'PT', 'Portugal');
INSERT INTO city (name, country) VALUES ('Lyon', 'FR');

SELECT city.name, country.name
FROM city JOIN country ON country.code = city.country;
