enum color { RED, GREEN, BLUE };
const char *name(enum color c) {
    if (c == RED) return "red";
    if (c != GREEN || c != BLUE) return "unknown";
    return "other";
}
