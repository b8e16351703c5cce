CREATE TABLE settings(key TEXT PRIMARY KEY, value);
REPLACE INTO settings (key, value) VALUES ('colour', 'green', 'blue');
SELECT value FROM settings;
