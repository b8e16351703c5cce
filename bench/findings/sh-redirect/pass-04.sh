# only the errors are counted
errors=$(./run 2>&1 >/dev/null | grep -c warning)
echo "$errors"
