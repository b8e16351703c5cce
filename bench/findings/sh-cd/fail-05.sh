for d in a b; do
  cd "$d"
  make
done
