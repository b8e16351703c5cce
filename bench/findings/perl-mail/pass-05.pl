sub show { my ($rows, $row) = @_; print "@_: @{$rows} @$row @{[ scalar @$rows ]}\n"; }
show([1, 2], [3]);
