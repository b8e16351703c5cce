create view order_total as
  select o.id, o.currency, sum(l.qty * l.price_cents) as total_cents
  from orders o join order_line l on l.order_id = o.id
  group by o.id;
