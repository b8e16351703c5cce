# One line per station: name, mean temperature, samples
.stations
| map(
    . as $s
    | ($s.readings | map(.t)) as $t
    | {
        name: $s.name,
        n: ($t | length),
        mean: (($t | add) / ($t | length) * 10 | round / 10)
      }
  )
| sort_by(.name)[]
| [.name, .mean, .n]
| @tsv
