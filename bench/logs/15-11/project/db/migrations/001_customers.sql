create table customer (
  id integer primary key,
  name text not null,
  email text unique
);
