cat <<EOF - 3<<'END'; echo "more"
a ) line $(
EOF
second (
END
diff <<-ONE /dev/fd/3 3<<-"TWO"
	one
	ONE
	two
	TWO
echo done
