/* Starts of programs by programs in which the library is. */
#pragma once

/* The variables by which the library comes into a program, as the launcher has put them; null: there are none. */
extern char *startTree, *startPreload;
