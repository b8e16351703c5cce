PRAGMA foreign_keys = on;
create table team (id integer primary key, slug text);
create unique index team_slug on team(slug);
create table player (
  name text,
  team text references team(slug) on delete cascade
);
insert into team values (1, 'red');
insert into player values ('Kim', 'red');
