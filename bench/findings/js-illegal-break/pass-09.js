const rows = [[1, 2], [3, 4]];
const css = { break: 'always', text: 'break;' };
rows.forEach((row) => {
  row.some((cell) => cell === 3 || css.break === 'break');
  console.log(`break; ${css.text}`);
});
