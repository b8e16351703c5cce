class Counted {
 public:
  void retain() { ++count; }
  void release() {
    if (--count == 0)
      delete this;
  }
  virtual void changed() {}
 private:
  int count = 1;
};
