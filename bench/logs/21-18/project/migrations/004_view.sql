CREATE VIEW overdue AS SELECT * FROM loan WHERE due < date();
