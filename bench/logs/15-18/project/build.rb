#!/usr/bin/env ruby
# Tiny site generator: posts/*.md with YAML front matter -> out/*.html
require 'yaml'
require 'erb'
require 'date'
require 'fileutils'

Post = Struct.new(:slug, :meta, :body)

def split(text)
  return [{}, text] unless text =~ /\A---\n(.*?)\n---\n(.*)\z/m
  [YAML.safe_load($1, permitted_classes: [Date]), $2]
end

def paragraphs(body)
  body.strip.split(/\n{2,}/).map { |p| "<p>#{p.gsub("\n", ' ')}</p>" }.join("\n")
end

config = YAML.load_file('site.yml')
layout = ERB.new(File.read('layouts/post.erb'))
FileUtils.mkdir_p('out')

posts = Dir['posts/**/*.md'].sort.map do |path|
  meta, body = split(File.read(path))
  Post.new(File.basename(path, '.md'), meta, body)
end
puts "#{posts.size} posts"
posts.sort_by { |p| p.meta['date'] }.each do |post|
  html = layout.result_with_hash(site: config, post: post, content: paragraphs(post.body))
  File.write("out/#{post.slug}.html", html)
end
puts 'done'
