cat <<EOF
hi
  EOF
