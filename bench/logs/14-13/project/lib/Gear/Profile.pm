package Gear::Profile;
use strict;
use warnings;
use Gear::Ini;

# A printer profile, with "inherits" resolved.
sub load {
    my ($class, $dir, $name) = @_;
    my $ini = Gear::Ini->load("$dir/$name.ini");
    my %p;
    if (my $parent = $ini->get('profile', 'inherits')) {
        %p = %{ $class->load($dir, $parent) };
    }
    for my $s ($ini->sections) {
        $p{"$s.$_"} = $ini->{$s}{$_} for keys %{ $ini->{$s} };
    }
    return bless \%p, $class;
}

1;
