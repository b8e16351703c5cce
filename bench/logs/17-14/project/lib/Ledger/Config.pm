package Ledger::Config;
use strict;
use warnings;

sub read {
    my ($class, $path) = @_;
    open my $fh, '<', $path or die "cannot open configuration: $!\n";
    my ($sec, %cfg) = ('');
    while (<$fh>) {
        s/[\r\n]+$//;
        next if /^\s*(;|#|$)/;
        if (/^\[(.+)\]$/) { $sec = $1; next }
        my ($k, $v) = split /\s*=\s*/, $_, 2;
        $cfg{$sec}{$k} = $v;
    }
    return \%cfg;
}
1;
