struct Left { Left(const char *); };
struct Right { Right(bool); };
struct Both : Right, Left {
  Both();
};
Both::Both() : Right(true), Left("west") {}
