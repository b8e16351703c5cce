class Codes {
    char shift(char c, int by) {
        char moved = c + by;
        return moved;
    }
    String name() { return "codes"; }
}
