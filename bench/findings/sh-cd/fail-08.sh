pushd /tmp
ls
