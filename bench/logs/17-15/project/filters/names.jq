.host.name
