package Ledger::Rows;
use strict;
use warnings;

sub slurp {
    my ($path, $sep) = @_;
    open my $fh, '<', $path or die "cannot open source: $!\n";
    chomp(my $head = <$fh>);
    my @cols = split /\Q$sep\E/, $head;
    my @rows;
    while (my $line = <$fh>) {
        chomp $line;
        my %r;
        @r{@cols} = split /\Q$sep\E/, $line;
        push @rows, \%r;
    }
    close $fh;
    return \@rows;
}

sub cents {
    my ($text) = @_;
    my ($sign, $whole, $frac) = $text =~ /^(-?)(\d+)[.](\d\d)$/
        or die "amount is not a number with two decimals";
    my $c = $whole * 100 + $frac;
    return $sign ? -$c : $c;
}
1;
