# cat <<EOF
echo 'usage: pack <<EOF'
cat <<'  EOF'
text
EOF
  EOF
