cat > hosts <<\EOF
127.0.0.1 localhost
EOF
