require "yaml"
require "rota/shift"

module Rota
  class Plan
    DEFAULT = File.expand_path("../../data/team.yml", __dir__)

    def self.load(text = File.read(ENV.fetch("ROTA_TEAM", DEFAULT)))
      new(YAML.safe_load(text))
    end

    def initialize(doc)
      @people = doc.fetch("people")
      @pattern = doc.fetch("pattern")
    end

    def render(week)
      @people.each_with_index.map do |p, i|
        from, to = @pattern[(i + week) % @pattern.size]
        s = Shift.new(p["name"], from, to)
        format("%-12s %02d-%02d (%d h)", s.who, s.from, s.to, s.hours)
      end.join("\n")
    end
  end
end
