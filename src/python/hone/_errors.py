"""The exceptions of this package."""


class Error(Exception):
    """A wrong option, a program that isn't there, a flaky test, ...: the message names the remedy."""


class NotInteresting(Error):
    """The input passes the test, or no text that it accepts was found, so there is no result."""
