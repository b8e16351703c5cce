program bucket
  use forcing
  implicit none
  character(64) :: basin, stations(8), dir
  real :: capacity, k, weights(8)
  integer :: nstations, i, j, n
  real :: precip(maxdays), pet(maxdays), temp(maxdays), rain(maxdays), evap(maxdays), s, q, total
  namelist /setup/ basin, dir, nstations, stations, weights, capacity, k

  dir = 'forcing/'
  read (*, nml=setup)
  print '(a)', ' bucket model, basin '//trim(basin)
  rain = 0; evap = 0; n = 0
  do i = 1, nstations
    call read_forcing(trim(dir)//trim(stations(i))//'.dat', n, precip, pet, temp)
    do j = 1, n
      if (temp(j) > 0.0) rain(j) = rain(j) + weights(i) * precip(j)
      evap(j) = evap(j) + weights(i) * pet(j)
    end do
    print '(a,i3,a,i4,a)', ' station', i, ':', n, ' days'
  end do
  s = capacity / 2; total = 0
  do j = 1, n
    s = max(0.0, s + rain(j) - evap(j))
    q = k * s + max(0.0, s - capacity)
    s = min(s, capacity) - k * min(s, capacity)
    total = total + q
  end do
  print '(a,f9.2,a)', ' runoff', total, ' mm'
end program bucket
