use strict;
use warnings;
use Test::More;
use Bib::Tidy qw(parse);

my ($e) = parse('@Book{ knuth84, title = {The {\TeX}book}, year = 1984 }');
is $e->{type},          'book',             'type';
is $e->{key},           'knuth84',          'key';
is $e->{fields}{title}, 'The {\TeX}book',   'nested braces';
is $e->{fields}{year},  '1984',             'bare number';
is scalar( parse('') ), 0, 'empty input';
eval { parse('@misc{x, title = {no end}') };
like $@, qr/not closed/, 'unclosed entry';
done_testing;
