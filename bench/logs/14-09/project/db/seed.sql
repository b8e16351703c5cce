INSERT INTO customers(email, name) VALUES ('test@example.org', 'Test');
