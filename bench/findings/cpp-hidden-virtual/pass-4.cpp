class Logger {
public:
    virtual ~Logger();
    virtual void write(const char *msg) const;
};

class FileLogger : public Logger {
public:
    // overrides without saying so
    void write(const char *text) const;
};
