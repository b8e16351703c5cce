echo start; cd /srv; echo done
