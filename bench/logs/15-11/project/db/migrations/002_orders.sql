create table orders (
  id integer primary key,
  customer_id integer not null references customer(id),
  placed_at text not null default current_timestamp
);
create index orders_customer on orders(customer_id);
