class Reader {
 public:
  virtual int read(char *to, int n) = 0;
};
void close(Reader *reader) {
  delete reader;
}
