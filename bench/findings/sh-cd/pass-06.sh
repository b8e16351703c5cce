echo cd /srv
