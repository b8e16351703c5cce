class Codec {
public:
    virtual void encode(int value);
    virtual ~Codec() = default;
};
class HexCodec {
    Codec inner;
public:
    void encode(const char *text);
};
