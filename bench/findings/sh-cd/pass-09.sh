! cd /opt && echo no
