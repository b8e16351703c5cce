module report
  use grid, only: field, dp
  implicit none
contains
  subroutine print_stats(f, t)
    type(field), intent(in) :: f
    real(dp), intent(in) :: t
    print '(a,f8.3,a,es12.4)', 't=', t, ' max=', maxval(f%u)
  end subroutine print_stats
end module report
