path = 'C:\\program'
