create table t(a integer primary key, b unique constraint not null, c check(c>0) on conflict fail, d like, e glob(1), f regexp, g char(), h default f(1, 2), i default @v, fulltext index i (a),
  constraint check(a), constraint unique(a), check(b) on conflict ignore) default character set utf8;
create index on t(a);create trigger x insert on t begin values(1);end;
alter table t add if not exists z;
insert into t values(1)on conflict(a)do nothing on conflict(a)do update set a=1;
SET x := 2 ^ 3 ! {4};
select 1 as"x"from t where a=1 or b='\'and c like'a\b'escape'\';
COPY t FROM STDIN;
1	2
