ls /var/log
tar cf x.tar app.log
