package Bib::Tidy;
use strict;
use warnings;
use Exporter 'import';
our $VERSION   = '0.14';
our @EXPORT_OK = qw(parse format_entry);

# parse($text) -> list of { type, key, fields => { name => value }, order => [names] }
sub parse {
    my ($text) = @_;
    my @entries;
    while ($text =~ /\G.*?\@(\w+)\s*\{\s*([^,\s]+)\s*,/gcs) {
        my ( $type, $key ) = ( lc $1, $2 );
        my %entry = ( type => $type, key => $key, fields => {}, order => [] );
        while ( $text =~ /\G\s*(\w+)\s*=\s*/gc ) {
            my $name = lc $1;
            my $value;
            if ( $text =~ /\G\{/gc ) {
                my ( $depth, $start ) = ( 1, pos $text );
                while ( $depth && $text =~ /\G[^{}]*([{}])/gc ) {
                    $depth += $1 eq '{' ? 1 : -1;
                }
                die "unbalanced braces in field '$name'\n" if $depth;
                $value = substr $text, $start, pos($text) - $start - 1;
            }
            elsif ( $text =~ /\G"([^"]*)"/gc ) { $value = $1 }
            elsif ( $text =~ /\G(\w+)/gc )     { $value = $1 }
            else                               { die "no value for field '$name'\n" }
            $value =~ s/\s+/ /g;
            $entry{fields}{$name} = $value;
            push @{ $entry{order} }, $name;
            $text =~ /\G\s*,/gc or last;
        }
        $text =~ /\G\s*\}/gc or die "entry is not closed\n";
        push @entries, \%entry;
    }
    return @entries;
}

sub format_entry {
    my ($e) = @_;
    my $out = "\@$e->{type}\{$e->{key},\n";
    $out .= sprintf "  %-12s = {%s},\n", $_, $e->{fields}{$_} for @{ $e->{order} };
    return $out . "}\n";
}

1;
