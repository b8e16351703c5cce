class Stream {
public:
    virtual ~Stream();
    virtual long read(char *buf, unsigned long n);
    long read(char *buf) { return read(buf, 1); }
};
