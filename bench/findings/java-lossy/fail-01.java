class Sample {
    static byte clamp(int level) {
        byte result = level > 127 ? 127 : (byte) 0;
        if (level >= 0) result = level;
        return result;
    }
}
