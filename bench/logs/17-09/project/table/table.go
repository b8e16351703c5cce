package table

import (
	"bufio"
	"fmt"
	"io"
	"net/netip"
	"strings"

	"example.net/routetable/internal/cidr"
)

type Route struct {
	Dst    netip.Prefix
	Via    netip.Addr
	Metric int
}

// Read reads "prefix via addr [metric n]" lines.
func Read(r io.Reader) ([]Route, error) {
	var out []Route
	sc := bufio.NewScanner(r)
	for sc.Scan() {
		f := strings.Fields(sc.Text())
		if len(f) == 0 || strings.HasPrefix(f[0], "#") {
			continue
		}
		p, err := cidr.Parse(f[0])
		if err != nil {
			return nil, err
		}
		via := netip.MustParseAddr(f[2])
		if via.Is4() != p.Addr().Is4() {
			return nil, fmt.Errorf("family mismatch")
		}
		rt := Route{Dst: p, Via: via, Metric: 100}
		if len(f) > 3 {
			fmt.Sscanf(f[4], "%d", &rt.Metric)
		}
		out = append(out, rt)
	}
	return out, sc.Err()
}

// Lookup does longest prefix match, ties go to the lower metric.
func Lookup(rs []Route, a netip.Addr) (Route, bool) {
	best, ok := Route{}, false
	for _, r := range rs {
		if !r.Dst.Contains(a) {
			continue
		}
		if !ok || r.Dst.Bits() > best.Dst.Bits() || (r.Dst.Bits() == best.Dst.Bits() && r.Metric < best.Metric) {
			best, ok = r, true
		}
	}
	return best, ok
}
