ALTER TABLE products ADD COLUMN vat_rate REAL NOT NULL DEFAULT 0.25;
UPDATE products SET vat_rate = 0.12 WHERE sku LIKE 'FOOD-%';
