import java.util.spi.*;

/** A module. */
@Deprecated
open module shop.module.open {
  requires java.base;
  requires transitive java.sql;
  requires static transitive a.b; requires transitive; requires static transitive.with;
  exports shop.to; exports shop.with to a.b, c;
  opens shop.open; opens shop.uses to a, b.c.d;
  uses java.sql.Driver;
  provides java.sql.Driver with shop.Driver, shop.with.to.Other;
  provides a.B;
}
