class Clock {
    void sleep(int millis) throws InterruptedException { Thread.sleep(millis); }
    void pause() throws InterruptedException {
        sleep(System.currentTimeMillis() % 1000);
    }
}
