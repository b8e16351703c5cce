path = 'C:\program'
