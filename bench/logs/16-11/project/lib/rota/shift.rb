module Rota
  Shift = Struct.new(:who, :from, :to) do
    def hours
      (to - from) % 24
    end
  end
end
