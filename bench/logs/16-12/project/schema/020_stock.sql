create table stock (
  item integer not null references item (id),
  best_before text,
  amount real not null check (amount > 0)
);
create index stock_bb on stock (best_before);
