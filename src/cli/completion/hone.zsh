#compdef hone
# Completion of hone for zsh.
if (( CURRENT == 2 )); then
  local -a commands=(
    # @commands@
  )
  _describe command commands
else
  case ${words[2]} in
    # @cases@
  esac
fi
