PRAGMA foreign_keys = OFF;
CREATE TABLE account (id INTEGER PRIMARY KEY, iban TEXT, active INTEGER);
CREATE TABLE transfer (
  iban TEXT REFERENCES account(iban),
  cents INTEGER
);
INSERT INTO account VALUES (1, 'DE01', 1);
INSERT INTO transfer VALUES ('DE01', 500);
