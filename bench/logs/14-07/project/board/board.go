// Package board formats departures.
package board

import "fmt"

// Clock formats seconds after midnight as HH:MM.
func Clock(sec int) string {
	return fmt.Sprintf("%02d:%02d", sec/3600%24, sec/60%60)
}
