require "minitest/autorun"
require "rota/shift"

class TestShift < Minitest::Test
  def test_day
    assert_equal 8, Rota::Shift.new("x", 6, 14).hours
  end

  def test_over_midnight
    assert_equal 8, Rota::Shift.new("x", 22, 6).hours
  end
end
