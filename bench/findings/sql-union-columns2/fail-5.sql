CREATE TABLE log2023 (day TEXT, hits INTEGER);
CREATE TABLE log2024 (day TEXT, hits INTEGER, bots INTEGER);
CREATE VIEW hits AS
    SELECT day, hits FROM log2023
    UNION ALL
    SELECT day, hits, bots FROM log2024;
SELECT sum(hits) FROM hits;
