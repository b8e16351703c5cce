module forcing
  implicit none
  integer, parameter :: maxdays = 400
contains
  ! reads "YYYY-MM-DD  precip_mm  pet_mm  temp_c" until the end of the file
  subroutine read_forcing(name, n, precip, pet, temp)
    character(*), intent(in) :: name
    integer, intent(out) :: n
    real, intent(out) :: precip(maxdays), pet(maxdays), temp(maxdays)
    character(10) :: date
    integer :: u, stat
    open (newunit=u, file=name, status='old', action='read')
    read (u, *)
    n = 0
    do
      read (u, *, end=10) date, precip(n + 1), pet(n + 1), temp(n + 1)
      n = n + 1
    end do
10  close (u, iostat=stat)
  end subroutine read_forcing
end module forcing
