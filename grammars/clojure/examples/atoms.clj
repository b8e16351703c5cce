0 1 -1 +1 42N -42N 007 0xFF -0x1aN 2r1010 36rZZ 16Rff 017
1. 1.5 -1.5e10 1e3 1E-3 +1.5M 1M 1.M 1e3M .5
1/2 -3/4 +5/6
##Inf ##-Inf ##NaN
\a \newline \space \tab \return \backspace \formfeed \u00e9 \o101 \( \) \[ \" \\ \; \, \u \o \é \λ \# [\a\b\c](\d)\e"f"\g
:a :a/b ::a ::a/b :a.b.c/d :+ :a' :1 :a:b :é :a#b :%
nil true false nil? true? falsey
"" "\n\t\\\"" "ü
λ" #"" #"\d+\"[a-z]" #"a
b" a"b"c :k"s"1"t"
é λ größe 日本 %x %1x a%b
