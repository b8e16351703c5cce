CREATE TABLE town(name TEXT, canton TEXT);
CREATE TABLE station(name TEXT, town TEXT, lines INT);
SELECT t.canton, 'name' AS what -- name
FROM town t CROSS JOIN station s GROUP BY s.name;
