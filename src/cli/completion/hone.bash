# Completion of hone for bash.
_hone() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options='--help --version' commands= files=yes
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W '@commands@' -- "$word"))
    return
  fi
  if [[ $before == --language ]]; then
    COMPREPLY=($(compgen -W '@languages@' -- "$word"))
    return
  fi
  case ${COMP_WORDS[1]} in
    # @cases@
  esac
  if [[ $COMP_CWORD -eq 2 && -n $commands && $word != -* ]]; then
    COMPREPLY=($(compgen -W "$commands" -- "$word"))
  elif [[ $word == -* || ( -z $files && $before != -* ) ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _hone hone
