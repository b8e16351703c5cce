module step
  use grid, only: field, dp, laplacian, make_field
  implicit none
  private
  public :: euler_step, apply_boundary
contains
  subroutine apply_boundary(f, hot)
    type(field), intent(inout) :: f
    real(dp), intent(in) :: hot
    f%u(0,:) = hot
    f%u(f%nx+1,:) = 0.0_dp
  end subroutine apply_boundary

  subroutine euler_step(f, alpha, dt)
    type(field), intent(in) :: f
    real(dp), intent(in) :: alpha, dt
    type(field) :: g
    integer :: i, j
    g = make_field(f%nx, f%ny)
    do concurrent (i = 1:f%nx, j = 1:f%ny)
      g%u(i,j) = f%u(i,j) + alpha * dt * laplacian(f, i, j)
    end do
    f%u(1:f%nx,1:f%ny) = g%u(1:f%nx,1:f%ny)
  end subroutine euler_step
end module step
