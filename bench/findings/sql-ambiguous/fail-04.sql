create table sales(day text, amount int);
create table returns(day text, amount int);
select sales.day, sum(amount) from sales join returns on sales.day = returns.day group by sales.day;
