class Picture {
    int[] pixels = new int[64];
    int at(long index) {
        System.out.println("at " + index);
        return pixels[index];
    }
}
