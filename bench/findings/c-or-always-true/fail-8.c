int drain(int fd, int (*next)(int))
{
    int rc;
    do {
        rc = next(fd);
    } while (rc != 0 || rc != -1);
    return rc;
}
