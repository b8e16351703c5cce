if cd src; then
  ls
fi
