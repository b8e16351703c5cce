program heat
  use grid, only: field, make_field, dp
  use step, only: euler_step, apply_boundary
  use report, only: print_stats
  implicit none
  type(field) :: f
  integer :: n
  f = make_field(64, 64)
  call apply_boundary(f, 100.0_dp)
  do n = 1, 500
    call euler_step(f, 0.2_dp, 1.0_dp)
  end do
  call print_stats(f, 500.0_dp)
end program heat
