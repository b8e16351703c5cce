import java.util.ArrayList;
import java.util.List;

class Invoice {
    private final List<Double> prices = new ArrayList<>();
    private int discount;

    void add(double price) {
        prices.add(price);
    }

    int total() {
        double sum = 0;
        for (double price : prices) {
            sum += price;
        }
        int cents = (int) (sum * 100);
        return cents - discount;
    }
}
