import java.util.ArrayList;
import java.util.List;

class Invoice {
    private final List<Double> prices = new ArrayList<>();
    private String customer;
    private int discount;

    Invoice(String customer) {
        this.customer = customer;
    }

    void add(double price) {
        prices.add(price);
    }

    int total() {
        double sum = 0;
        for (double price : prices) {
            sum += price;
        }
        int cents = sum * 100;
        return cents - discount;
    }
}
