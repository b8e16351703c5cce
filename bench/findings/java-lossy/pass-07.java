class Text {
    String all(double d, long l) {
        String s = "int n = " + d;
        s += l;
        /* int n = d; */
        return s;
    }
}
