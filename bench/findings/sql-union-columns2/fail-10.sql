CREATE TABLE mail (sender TEXT, subject TEXT, body TEXT);
SELECT count(*)
  FROM (SELECT sender || ', ' || subject FROM mail WHERE body LIKE '%invoice%'
        UNION
        SELECT sender, subject FROM mail WHERE body LIKE '%order%') AS found;
