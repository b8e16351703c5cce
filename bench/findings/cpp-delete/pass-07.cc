struct Listener {
  virtual void notify(int event);
};
void once(int event) {
  Listener listener;
  Listener *at = &listener;
  at->notify(event);
}
