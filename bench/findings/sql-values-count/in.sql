-- customers and their orders
CREATE TABLE customer (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    email   TEXT,
    created TEXT DEFAULT CURRENT_TIMESTAMP
);

INSERT INTO customer (id, name, email) VALUES (1, 'Mia Hansen', 'mia@example.org');
INSERT INTO customer VALUES (2, 'Bo Larsen', 'bo@example.org');

SELECT name FROM customer ORDER BY name;
