struct Listener {
  virtual void notify(int event);
};

class Button {
 public:
  explicit Button(Listener *listener) : listener_(listener) {}
  ~Button() { delete listener_; }
  void press() {
    if (listener_)
      listener_->notify(1);
  }

 private:
  Listener *listener_;
};
