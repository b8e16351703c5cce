struct Reader { explicit Reader(const char *) {} };
struct Cache { explicit Cache(int) {} };
class Service {
    Cache cache;
    Reader reader;
    const char *path;
public:
    Service(const char *p) : path{p}, reader{path}, cache{16} {}
    const char *where() const { return path; }
};
