class Log {
 public:
  virtual void write(const char *text);
};
class File : public Log {
 public:
  virtual ~File();
};
void close(File *file) {
  delete file;
}
