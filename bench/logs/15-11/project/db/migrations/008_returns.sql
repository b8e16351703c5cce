create table return_request (
  id integer primary key,
  order_id integer not null references orders(id),
  reason text,
  state text not null default 'open'
);
