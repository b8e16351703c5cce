cd "$HOME/work"
git pull
