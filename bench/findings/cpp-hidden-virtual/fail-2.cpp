class Logger {
public:
    virtual ~Logger();
    virtual void write(const char *msg) const;
};

class FileLogger : public Logger {
public:
    // forgot the const
    void write(const char *msg);
};
