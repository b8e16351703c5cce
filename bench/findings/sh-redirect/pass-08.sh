python3 - 2>&1 <<'EOF'
print(2 > 1, "2>&1 >out.txt")
EOF
