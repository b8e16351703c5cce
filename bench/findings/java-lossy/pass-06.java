class Clock {
    void sleep(long millis) throws InterruptedException { Thread.sleep(millis); }
    void sleep(int millis, float part) throws InterruptedException { sleep(millis); }
    void pause() throws InterruptedException {
        sleep(System.currentTimeMillis() % 1000);
        sleep(3, 'x');
    }
}
