package Config::Radio;
use strict;
use warnings;

sub parse {
    my ($class, $text) = @_;
    my (%conf, $section);
    for my $line (split /\n/, $text) {
        next if $line =~ /^\s*(?:[;#].*)?$/;
        if ($line =~ /^\[(\w+)\]$/) { $section = $1; next }
        my ($k, $v) = $line =~ /^\s*([\w.]+)\s*=\s*(.*?)\s*$/
            or die "malformed assignment\n";
        $conf{$section}{$k} = $v;
    }
    return bless \%conf, $class;
}

sub channels {
    my $self = shift;
    return map { { name => $_, mhz => $self->{$_}{freq} / 1000 } }
        sort grep { exists $self->{$_}{freq} } keys %$self;
}

1;
