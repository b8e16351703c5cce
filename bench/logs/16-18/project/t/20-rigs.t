use strict; use warnings;
use Test::More;
use File::Find;
use Config::Radio;

my @rigs;
find({ wanted => sub { push @rigs, $_ if -f }, no_chdir => 1 }, 't/rigs');

for my $f (sort @rigs) {
    open my $fh, '<', $f or die "$f: $!";
    my $c = Config::Radio->parse(do { local $/; <$fh> });
    ok scalar($c->channels), 'has channels';
}
done_testing;
