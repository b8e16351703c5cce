#!/bin/bash
set -eu

export DEBIAN_FRONTEND=noninteractive
pkgs=(curl jq nginx postgresql-client)
apt-get update -q
apt-get install -y "${pkgs[@]}"
