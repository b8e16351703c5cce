PRAGMA foreign_keys = ON;
CREATE TABLE account (id INTEGER PRIMARY KEY, iban TEXT, active INTEGER);
CREATE UNIQUE INDEX account_iban ON account(iban) WHERE active = 1;
CREATE TABLE transfer (
  iban TEXT REFERENCES account(iban),
  cents INTEGER
);
INSERT INTO account VALUES (1, 'DE01', 1);
INSERT INTO transfer VALUES ('DE01', 500);
