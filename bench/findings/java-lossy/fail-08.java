class Average {
    float mean;
    Average(float[] values) {
        float sum = 0f;
        for (float v : values) sum += v;
        this.mean = Math.sqrt(sum) / values.length;
    }
}
