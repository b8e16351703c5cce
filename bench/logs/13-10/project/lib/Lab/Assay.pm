package Lab::Assay;
use strict;
use warnings;

# well,sample,od   one plate reader export a file
sub read_plate {
    my ($file) = @_;
    open my $fh, '<', $file or die "cannot open plate: $!\n";
    my $head = <$fh>;
    my %od;
    while (my $l = <$fh>) {
        chomp $l;
        next if $l =~ /^\s*(#|$)/;
        my ($well, $sample, $od) = split /,/, $l;
        die "bad optical density '$od' in well $well\n" unless $od =~ /^\d+\.\d+$/;
        push @{ $od{$sample} }, $od;
    }
    return \%od;
}

sub mean {
    my $s = 0;
    $s += $_ for @_;
    return @_ ? $s / @_ : 0;
}

1;
