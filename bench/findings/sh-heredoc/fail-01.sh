cat <<EOF
hello $USER
EOF 
