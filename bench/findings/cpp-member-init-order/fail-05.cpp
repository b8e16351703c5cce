struct Readable { Readable(int fd) : rfd(fd) {} int rfd; };
struct Writable { Writable(int fd) : wfd(fd) {} int wfd; };

class Pipe : public Readable, public Writable {
public:
    Pipe(int r, int w) : Writable(w), Readable(r) {}
};
