create view soon as
  select i.name, s.best_before, s.amount || ' ' || i.unit as amount
  from stock s join item i on i.id = s.item
  where s.best_before < date('now', '+14 days');
