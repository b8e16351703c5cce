CREATE TABLE "Order Lines" ("Order No" INT, "Item" TEXT, "Qty" INT, "Note" TEXT);
INSERT OR IGNORE INTO "Order Lines" VALUES (1001, 'Bolt, M8', 50, 'urgent', 'x');
