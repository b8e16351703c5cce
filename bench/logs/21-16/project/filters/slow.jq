# requests above 30 ms with their first tag
select(.ms > 30)
| {host, tag: (.tags | join("+")), ms, first: (.tags | map(ascii_upcase) | .[0])}
