package catalog;

import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

final class Pricing {
    private final Map<String, Double> groups = new HashMap<>();

    Pricing(Document d) {
        var list = d.getElementsByTagName("group");
        for (int i = 0; i < list.getLength(); i++) {
            Element e = (Element) list.item(i);
            groups.put(e.getAttribute("name"), Double.valueOf(e.getAttribute("net")));
        }
    }

    int size() { return groups.size(); }

    double of(String g) { return groups.getOrDefault(g, 0.0); }
}
