use strict;
use warnings;
use Test::More;
use Bib::Tidy qw(parse format_entry);

# Bibliographies that users have sent in. Formatting must not change the entries.
opendir my $dh, 't/bib' or die "t/bib: $!";
my @libs = sort grep { /\.bib$/ } readdir $dh;
my $total = 0;
for my $lib (@libs) {
    open my $in, '<:encoding(UTF-8)', "t/bib/$lib" or die "$lib: $!";
    my $text    = do { local $/; <$in> };
    my @entries = parse($text);
    $total += @entries;
    my @again = parse( join "\n", map { format_entry($_) } @entries );
    is_deeply \@again, \@entries, scalar(@entries) . ' entries survive';
}
cmp_ok $total, '>', 12, 'corpus is not empty';
done_testing;
