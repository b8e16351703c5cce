package catalog;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

public final class Export {
    private static Properties settings() throws Exception {
        Properties p = new Properties();
        try (InputStream in = Files.newInputStream(Path.of("conf", "export.properties"))) {
            p.load(in);
        }
        return p;
    }

    private static Document load(Path path) throws Exception {
        try (InputStream in = Files.newInputStream(path)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    public static void main(String[] args) throws Exception {
        Properties p = settings();
        System.out.println("exporting with profile " + p.getProperty("profile"));
        Pricing pricing = new Pricing(load(Path.of(p.getProperty("prices"))));
        System.out.println(pricing.size() + " price groups");
        Document d = load(Path.of(p.getProperty("articles")));
        NodeList list = d.getElementsByTagName("article");
        for (int i = 0; i < list.getLength(); i++) {
            var a = (org.w3c.dom.Element) list.item(i);
            System.out.printf("%s;%s;%.2f%n", a.getAttribute("id"), a.getTextContent().trim(), pricing.of(a.getAttribute("group")));
        }
    }
}
