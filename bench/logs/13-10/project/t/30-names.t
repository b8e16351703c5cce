use strict; use warnings;
use Test::More tests => 1;
ok("BRCA-7" =~ /^[A-Z]+-\d+$/, "sample name");
