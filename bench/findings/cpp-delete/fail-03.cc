class Log {
 public:
  Log();
  ~Log();
  virtual void write(const char *text);
};
int main() {
  Log *log = new Log;
  log->write("started");
  delete log;
}
