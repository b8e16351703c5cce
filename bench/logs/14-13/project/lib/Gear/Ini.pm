package Gear::Ini;
use strict;
use warnings;

our $VERSION = '0.07';

sub load {
    my ($class, $file) = @_;
    open my $fh, '<:encoding(UTF-8)', $file or die "open $file: $!\n";
    my ($sec, %data) = ('_');
    while (my $l = <$fh>) {
        chomp $l;
        next if $l =~ /^\s*(?:[;#].*)?$/;
        if ($l =~ /^\[\s*([\w .:-]+?)\s*\]$/) {
            $sec = $1;
            die "duplicate section $sec at line $.\n" if $data{$sec};
            $data{$sec} = {};
        }
        elsif ($l =~ /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/) {
            $data{$sec}{$1} = $2;
        }
        else {
            die "cannot parse line $.\n";
        }
    }
    return bless \%data, $class;
}

sub get { my ($s, $sec, $k) = @_; return $s->{$sec}{$k} }

sub sections { return sort grep { $_ ne '_' } keys %{ $_[0] } }

1;
