use strict;
use warnings;
use Test::More tests => 2;
my $out = `$^X bin/bibtidy t/bib/numerics.bib`;
is $?, 0, 'exit status';
like $out, qr/^\@article\{cooley1965,$/m, 'key is kept';
