use strict; use warnings;
use Test::More tests => 2;
use Lab::Assay;
is(Lab::Assay::mean(1, 2, 3), 2, "mean");
is(Lab::Assay::mean(), 0, "mean of nothing");
