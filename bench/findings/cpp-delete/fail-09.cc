namespace net {
struct Socket {
  int fd = -1;
  virtual bool send(const char *text) { return fd >= 0 && text; }
  virtual void close() { fd = -1; }
};
struct Tls : Socket {
  bool send(const char *text) override { return Socket::send(text); }
};
struct Pool {
  Tls *idle[4] = {};
  void drop(int i) {
    if (auto *socket = idle[i]) {
      socket->close();
      delete socket;
      idle[i] = nullptr;
    }
  }
};
}
