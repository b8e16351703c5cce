module grid
  implicit none
  private
  integer, parameter, public :: dp = kind(1.0d0)
  type, public :: field
    integer :: nx, ny
    real(dp), allocatable :: u(:,:)
  end type field
  public :: make_field, laplacian
contains
  function make_field(nx, ny) result(f)
    integer, intent(in) :: nx, ny
    type(field) :: f
    integer :: unused
    f%nx = nx
    f%ny = ny
    allocate(f%u(0:nx+1, 0:ny+1))
    f%u = 0.0_dp
  end function make_field

  pure function laplacian(f, i, j) result(l)
    type(field), intent(in) :: f
    integer, intent(in) :: i, j
    real(dp) :: l
    l = f%u(i-1,j) + f%u(i+1,j) + f%u(i,j-1) + f%u(i,j+1) - 4.0_dp * f%u(i,j)
  end function laplacian
end module grid
