const span = /z-a|9-0/;
