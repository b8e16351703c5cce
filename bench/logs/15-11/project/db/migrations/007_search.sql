-- denormalised search column
alter table orders add column search text;
update orders set search = (
  select lower(c.name || ' ' || coalesce(c.email, ''))
  from customer c
  where c.id = orders.customer_id);
create index orders_search on orders(search);
