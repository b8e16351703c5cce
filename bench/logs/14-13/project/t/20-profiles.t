use strict;
use warnings;
use Test::More;
use Gear::Profile;

my @must = qw(machine.bed_x machine.bed_y nozzle.diameter filament.temp);

for my $f (sort glob 'profiles/*.ini') {
    my ($name) = $f =~ m{([^/]+)\.ini$};
    next if $name =~ /^_/;
    my $p = Gear::Profile->load('profiles', $name);
    ok(!(grep { !defined $p->{$_} } @must), "$name is complete");
}
done_testing;
