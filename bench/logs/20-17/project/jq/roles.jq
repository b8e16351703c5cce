.hosts[] | .roles[]
