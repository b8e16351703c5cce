struct Reader { virtual ~Reader(); virtual int next(); };
struct Writer { virtual ~Writer(); virtual void put(int value); };
struct Pipe : public Reader, public Writer {
    int next() override;
    void put(long long value);
};
