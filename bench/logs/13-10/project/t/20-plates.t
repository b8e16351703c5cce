use strict;
use warnings;
use Test::More;
use Lab::Assay;

for my $file (sort glob 't/data/plates/*.csv') {
    my $od = Lab::Assay::read_plate($file);
    ok(exists $od->{blank}, 'plate has blanks');
    cmp_ok(Lab::Assay::mean(@{ $od->{blank} }), '<', 0.1, 'blanks are blank');
}
done_testing();
