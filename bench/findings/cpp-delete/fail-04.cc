template <class T>
struct Box {
  T value;
  virtual T get() { return value; }
};
int take(Box<int> *box) {
  int value = box->get();
  delete box;
  return value;
}
