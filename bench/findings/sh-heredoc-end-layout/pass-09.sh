#!/bin/bash
render() {
  sed "s/@NAME@/$1/" <<<"EOF"
  echo $((1 << 3))
  EOF=1
}
render Bob
