class Grid<T> {
    private Object[][] cells;
    Grid(double width, int height) {
        cells = new Object[height][];
        for (int y = 0; y < height; y++) cells[y] = new Object[width];
    }
    @SuppressWarnings("unchecked")
    T get(int x, int y) { return (T) cells[y][x]; }
}
