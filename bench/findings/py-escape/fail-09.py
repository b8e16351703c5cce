x = 'say \hello\n'
