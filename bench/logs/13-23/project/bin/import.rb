# price list of a supplier on stdin:  article | unit | price
require 'json'

prices = {}
STDIN.each_line(chomp: true) do |line|
  next if line.empty? || line.start_with?('--')
  article, unit, price = line.split('|')
  prices[article.strip] = { unit: unit.strip, cents: (Float(price.strip.tr(',', '.')) * 100).round }
end
File.write("state/#{prices.keys.first.downcase.gsub(/[^a-z]+/, '_')}.json", JSON.generate(prices))
puts "#{prices.size} articles"
