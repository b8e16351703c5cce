const total = 10;
{
  const total = 20;
  console.log(total);
}
console.log(total);
