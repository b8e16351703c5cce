class Picture {
    int[] pixels = new int[64];
    int at(short index, byte other) {
        return pixels[index] + pixels[other] + pixels['a' % 64];
    }
}
