namespace game {

class Sprite {
 public:
  Sprite(int x, int y) : x_(x), y_(y) {}
  ~Sprite() {}
  virtual void draw(int layer) { last_ = layer; }
  void move(int dx, int dy) {
    x_ += dx;
    y_ += dy;
  }

 protected:
  int x_, y_;
  int last_ = 0;
};

class Enemy : public Sprite {
 public:
  Enemy(int x, int y, int strength) : Sprite(x, y), strength_(strength) {}
  void draw(int layer) override { last_ = layer + strength_; }

 private:
  int strength_;
};

void play(int rounds) {
  Sprite *sprite = new Enemy(3, 4, 10);
  for (int i = 0; i < rounds; i++) {
    sprite->move(i, -i);
    sprite->draw(i % 2);
  }
  delete sprite;
}

}  // namespace game
