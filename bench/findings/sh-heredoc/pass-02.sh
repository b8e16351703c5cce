mail -s "backup" root << END
The backup is done.
END