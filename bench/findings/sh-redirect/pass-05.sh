#!/bin/bash
{
  date 2>&1
  uname -a
} >report.txt
