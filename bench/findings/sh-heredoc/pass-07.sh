ssh "$host" /bin/sh <<"END OF SCRIPT"
uptime
END OF SCRIPT
