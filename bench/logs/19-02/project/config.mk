CC = gcc
AR = ar
CFLAGS = -std=gnu11 -O2 -Wall -Wextra -Werror -I../include
