#!/bin/bash
{
  date
  uname -a
} 2>&1 >report.txt
