mkdir -p out
cd out
ls
