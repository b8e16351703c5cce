cat <<EOF
hi
EOF
