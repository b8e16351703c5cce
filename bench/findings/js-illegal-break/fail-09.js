const rows = [[1, 2], [3, 4]];
for (const row of rows) {
  const hit = row.some(cell => {
    switch (cell) { case 3: return true; }
    break;
  });
  console.log(hit);
}
