python3 -c 'print(input())' <<< 'end'
echo $((1 << 4)) "cat <<EOF"
