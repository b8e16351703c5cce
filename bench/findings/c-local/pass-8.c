int cell(int n) {
  int grid[4][4] = { { 0 } };
  for (int i = 0; i < 4; i++)
    grid[n & 3][i] = i;
  return grid[n & 3][1];
}
