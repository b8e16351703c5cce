struct Packet { unsigned short kind, length; };

bool acceptable(const Packet *packet)
{
    auto test = [](unsigned a, unsigned b) { return a >= 16 & b; };
    return test(packet->kind, packet->length);
}
