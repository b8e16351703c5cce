CREATE TABLE tag (name TEXT, kind TEXT);
CREATE TABLE post (title TEXT, kind TEXT);
SELECT title,
       (SELECT max(kind) FROM tag, post) AS top
  FROM post
 LIMIT 5;
