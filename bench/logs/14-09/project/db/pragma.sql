PRAGMA foreign_keys = ON;
CREATE TABLE schema_migrations (version TEXT PRIMARY KEY, applied TEXT DEFAULT CURRENT_TIMESTAMP);
