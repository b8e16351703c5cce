CREATE TABLE users(id, name);
CREATE TABLE posts(post_id, user_id, text);
SELECT name, text FROM users INNER JOIN posts ON user_id = id;
