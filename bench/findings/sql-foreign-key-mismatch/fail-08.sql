PRAGMA foreign_keys = ON;
CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT NOT NULL);
CREATE TABLE item_tag (
  item INTEGER,
  label TEXT,
  CONSTRAINT fk_label FOREIGN KEY (label) REFERENCES tag (label)
);
BEGIN;
INSERT INTO tag(label) VALUES ('new'), ('sale');
INSERT INTO item_tag VALUES (1, 'sale');
COMMIT;
