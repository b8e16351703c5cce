sub css { return "$_[0] { color: red } \@page { margin: 0 } @media print { a { color: black } }" }
print css("h1");
