#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/../lib";
use Ledger::Config;
use Ledger::Rows;

my $profile = shift // 'default';
my $cfg = Ledger::Config->read("$FindBin::Bin/../conf/import.ini");
my $sec = $cfg->{$profile} or die "no such profile: $profile\n";
my %sum;
for my $source (split /\s*,\s*/, $sec->{sources}) {
    my $rows = Ledger::Rows::slurp("$FindBin::Bin/../$sec->{dir}/$source", $sec->{delimiter});
    for my $r (@$rows) {
        $sum{ $r->{account} } += Ledger::Rows::cents($r->{amount});
    }
    printf "read %d rows\n", scalar @$rows;
}
printf "%-8s %12.2f\n", $_, $sum{$_} / 100 for sort keys %sum;
