while read -r host; do
  ping -c 1 "$host" 2>&1 1>/dev/null || echo "$host is away"
done < hosts.txt
