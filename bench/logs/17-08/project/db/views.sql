CREATE VIEW revenue AS
  SELECT p.sku, SUM(b.qty * p.cents) / 100.0 AS net, SUM(b.qty * p.cents) * (1 + @@TAX@@) / 100.0 AS gross
  FROM purchase b JOIN product p ON p.id = b.product_id GROUP BY p.sku;
