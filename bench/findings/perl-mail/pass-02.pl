print <<'END';
Please write to info@town.example
or call us.
END
