struct Left { Left(const char *); };
struct Right { Right(bool); };
struct Both : Left, Right {
  Both();
};
Both::Both() : Right(true), Left("west") {}
