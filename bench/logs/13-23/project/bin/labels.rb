require 'json'
Dir['state/*.json'].sort.each { |f| JSON.parse(File.read(f)).each { |a, p| puts format('%-30s %6.2f', a, p['cents'] / 100.0) } }
