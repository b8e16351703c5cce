package cidr

import (
	"fmt"
	"net/netip"
)

// Parse parses a prefix and insists on cleared host bits.
func Parse(s string) (netip.Prefix, error) {
	p, err := netip.ParsePrefix(s)
	if err != nil {
		return p, err
	}
	if p.Masked() != p {
		return p, fmt.Errorf("host bits set in %s", p.Masked().Addr().Unmap().String())
	}
	return p, nil
}
