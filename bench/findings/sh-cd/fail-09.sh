x=1
cd -- /opt
echo "$x"
