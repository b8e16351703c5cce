package c

type store struct{ table []int }

func (s store) upper(k int) []int {
	return s.table[k:len(s.table)]
}
