alter table orders add column currency text not null default 'EUR';
alter table order_line add column price_cents integer not null default 0;
