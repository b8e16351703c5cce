#pragma once
#ifndef A
#define A(x) \
  x
#endif

class Widget : public QObject {
  Q_OBJECT
  Q_PROPERTY(int size READ size)
 public:
  DISALLOW_COPY(Widget);
 signals:
  void changed(int);
 private slots:
  void update();
  FRIEND_TEST(Widget, Works)
};

TEST(Widget, Works) {
  EXPECT_EQ(1, 2) << "no";
  PROOF(call(1); for (auto x : y) { f(x); });
  FOREACH (x, y) { f(x); }
  CASE(1, <=, <)
}
MACRO_CLOSE
