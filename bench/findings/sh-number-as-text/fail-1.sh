#!/bin/bash
[[ $# < 2 ]] && exit 1
