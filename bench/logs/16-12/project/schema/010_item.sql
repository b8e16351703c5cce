PRAGMA foreign_keys = ON;
create table shelf (id integer primary key, label text not null unique);
create table item (
  id integer primary key,
  name text not null,
  unit text not null default 'g',
  shelf integer references shelf (id)
);
