import logging

log = logging.getLogger(__name__)


def connect(host, port, user):
    log.info("connecting to %s:%d as %s" % (host, port))
    return (host, port, user)
