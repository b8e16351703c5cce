CREATE TABLE employees(id, boss, salary);
SELECT e.id FROM employees e JOIN employees b ON e.boss = b.id ORDER BY salary;
