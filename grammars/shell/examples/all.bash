function f { local a=(1 "two" $(three)) b; }
function g() {
  [[ $1 == a* && ! ( -f "$2" || $3 =~ ^(x|y)+$ ) ]] && return
  (( i++ < 10 )) || (( (a + b) * 2 ))
  for ((i = 0; i < n; i++)); do echo ${a[@]:1} "${a[*]//x/y}" ${#a}; done
  diff <(sort a) >(cat) <<< "$x" &>> log |& tee
  select x in a b; do :; done
  a+=(4) m[k]=v {fd}> file
  echo $'a\'b' @(a|b) {1..3} $"c" a{b,c}
  coproc cat
  time ls
  case x in a) ;& b) ;;& *) ;; esac
  echo "a $((1 + 2)) ${b:-$(c)} d"
}
