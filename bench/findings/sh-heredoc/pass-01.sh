cat <<EOF
hello $USER
EOF 
EOF
echo
