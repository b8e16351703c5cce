CREATE TABLE tokens (user_id INTEGER REFERENCES users(id), token TEXT UNIQUE, expires TEXT);
