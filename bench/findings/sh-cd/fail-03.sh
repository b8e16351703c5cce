if [ -d src ]; then
  cd src
  ls
fi
