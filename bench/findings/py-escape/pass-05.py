q = 'don\'t'
