import java.util.Map;
import java.util.HashMap;
class Counter {
    enum Kind { SMALL, LARGE }
    private final Map<String, Kind> kinds = new HashMap<>();
    long size(Kind kind) {
        int n = switch (kind) {
            case SMALL -> 10;
            case LARGE -> 10_000_000_000L;
        };
        return n;
    }
    void put(String key) {
        kinds.put(key, Kind.LARGE);
    }
}
