# puts the root on sys.path
