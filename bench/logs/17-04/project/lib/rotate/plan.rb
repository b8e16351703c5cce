# frozen_string_literal: true
require 'yaml'

module Rotate
  # Merges the defaults with the backup sets of this host.
  class Plan
    ETC = File.expand_path('../../etc', __dir__)

    attr_reader :sets

    def initialize
      @defaults = load('defaults')
      @sets = load('sets').transform_values { |s| @defaults.merge(s) }
    end

    private

    def load(name)
      text = File.read(File.join(ETC, "#{name}.yml"))
      YAML.safe_load(text)
    end
  end
end
