class Logger {
    const char *prefix_;
    int level_;
public:
    // parameters in another order than the members
    Logger(int level, const char *prefix);
};

Logger::Logger(int level, const char *prefix)
    : prefix_(prefix),
      level_(level)
{
}
