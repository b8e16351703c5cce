CREATE TABLE invoices (
    id       INTEGER PRIMARY KEY,
    customer TEXT NOT NULL,
    issued   TEXT NOT NULL,
    amount   REAL NOT NULL
);

CREATE TABLE credits (
    id       INTEGER PRIMARY KEY,
    customer TEXT NOT NULL,
    issued   TEXT NOT NULL,
    amount   REAL NOT NULL
);

INSERT INTO invoices (customer, issued, amount) VALUES ('Ada', '2022-01-04', 40.0);
INSERT INTO credits (customer, issued, amount) VALUES ('Ada', '2022-02-11', 15.0);

-- the customer's statement
SELECT customer, issued, amount, 'invoice' AS kind
  FROM invoices
 WHERE customer = 'Ada'
UNION ALL
SELECT customer, issued, -amount
  FROM credits
 WHERE customer = 'Ada'
 ORDER BY issued;
