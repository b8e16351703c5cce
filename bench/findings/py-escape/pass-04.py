s = '\u00e9\t'
