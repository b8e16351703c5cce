# combined log format -> fields
function parse(line,    m) {
    if (!match(line, /^(\S+) \S+ \S+ \[([^]]+)\] "(\S+) (\S+)[^"]*" ([0-9]+) (\S+) "([^"]*)" "([^"]*)"/, m))
        return 0
    host = m[1]; when = m[2]; method = m[3]; path = m[4]; status = m[5]; bytes = m[6] + 0; agent = m[8]
    return 1
}
function is_bot(agent) { return tolower(agent) ~ /bot|crawl|spider|curl|monitor/ }
