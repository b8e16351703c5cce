package org.example.desk;

import java.util.ResourceBundle;

public class Main {
    public static void main(String[] args) {
        System.out.println(ResourceBundle.getBundle("i18n/labels").getString("menu.file"));
    }
}
