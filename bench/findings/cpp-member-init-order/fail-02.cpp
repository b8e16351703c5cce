class Logger {
    const char *prefix_;
    int level_;
public:
    Logger(const char *prefix, int level);
    int level() const { return level_; }
};

Logger::Logger(const char *prefix, int level)
    : level_(level),
      prefix_(prefix)
{
}
