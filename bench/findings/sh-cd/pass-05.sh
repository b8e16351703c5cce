for d in a b; do
  cd "$d" || continue
  make
done
