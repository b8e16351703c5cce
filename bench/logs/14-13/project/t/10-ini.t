use strict;
use warnings;
use Test::More;
use Gear::Ini;

my $i = Gear::Ini->load('t/data/simple.ini');
is($i->get('a', 'x'), 1);
is($i->get('b', 'y'), 'two words');
is_deeply([$i->sections], ['a', 'b']);
done_testing;
