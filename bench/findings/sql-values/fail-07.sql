CREATE TABLE a(x, y);
CREATE TABLE history(x, y, old);
CREATE TRIGGER keep AFTER INSERT ON a BEGIN
  INSERT INTO history(x, y, old) VALUES (new.x, new.y);
END;
INSERT INTO a VALUES (1, 2);
