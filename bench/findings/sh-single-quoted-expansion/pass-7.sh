#!/bin/bash
PS1='$(pwd) \$ '
export PS1
