use strict; use warnings;
use Test::More tests => 3;
use Config::Radio;
my $c = Config::Radio->parse("[a]\nfreq = 7030\n; note\nmode=cw\n");
is $c->{a}{mode}, 'cw';
is $c->{a}{freq}, 7030;
is +($c->channels)[0]{mhz}, 7.03;
