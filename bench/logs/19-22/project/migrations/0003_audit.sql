-- who changed what
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL DEFAULT (datetime('now')),
  user_id INTEGER,
  what TEXT NOT NULL
);

CREATE TRIGGER users_ins AFTER INSERT ON users
BEGIN
  INSERT INTO audit(user_id, what) VALUES (new.id, 'created');
END;

CREATE TRIGGER users_upd AFTER UPDATE OF mail ON users
WHEN old.mail <> new.mail
BEGIN
  INSERT INTO audit(user_id, what) VALUES (new.id, 'mail changed');
END;

ALTER TABLE users ADD COLUMN created TEXT;
UPDATE users SET created = datetime('now');

CREATE VIEW recent AS
  SELECT u.name, a.at, a.what FROM audit a JOIN users u ON u.id = a.user_id
  ORDER BY a.at DESC LIMIT 50;

INSERT INTO users(mail, name) VALUES ('root@example.org', 'Root');
INSERT INTO members(user_id, group_id)
  SELECT u.id, g.id FROM users u, groups g WHERE g.title = 'admin';
