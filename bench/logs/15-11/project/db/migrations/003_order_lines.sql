create table order_line (
  order_id integer not null references orders(id),
  pos integer not null,
  sku text not null,
  qty integer not null check (qty > 0),
  primary key (order_id, pos)
);
