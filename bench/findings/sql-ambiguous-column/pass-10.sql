CREATE TABLE tag (name TEXT, kind TEXT);
CREATE TABLE post (title TEXT, kind TEXT);
SELECT title, (SELECT max(kind) FROM tag) AS top
  FROM post
 -- JOIN tag ON kind = title
 ORDER BY kind
 LIMIT 5;
