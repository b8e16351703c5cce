class Shift {
    int f(int x, long by) {
        int moved = x << by;
        boolean large = moved > 2.5;
        return large ? moved >>> 3L : 'c';
    }
}
