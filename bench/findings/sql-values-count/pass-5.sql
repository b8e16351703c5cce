CREATE TABLE note (author TEXT, body TEXT);
INSERT INTO note VALUES ('kim', 'one, two, three, (four), ''five'', 6');
