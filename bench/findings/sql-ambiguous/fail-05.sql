CREATE TABLE town(name TEXT, canton TEXT);
CREATE TABLE station(name TEXT, town TEXT, lines INT);
SELECT t.canton, max(lines) FROM town t CROSS JOIN station s GROUP BY name;
