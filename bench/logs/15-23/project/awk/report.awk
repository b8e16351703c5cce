BEGINFILE { pages = errors = volume = 0; delete seen }

!parse($0) { next }
is_bot(agent) { bots++; next }
{
    pages++
    volume += bytes
    if (status >= 500) errors++
    seen[host]++
}

ENDFILE {
    day = substr(FILENAME, length(FILENAME) - 13, 10)
    printf "%s %6d pages %5d visitors %8.1f kB/page %5.2f%% errors\n", day, pages, length(seen), volume / pages / 1024, 100 * errors / pages
}

END { printf "%d bot requests were left out\n", bots }
