CREATE TABLE tag (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
CREATE TABLE audit (what TEXT, who TEXT, at TEXT);
CREATE TRIGGER tag_added AFTER INSERT ON tag
BEGIN
  INSERT INTO audit VALUES ('tag ' || new.name, datetime('now'));
END;
INSERT INTO tag (name) VALUES ('red');
