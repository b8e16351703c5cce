import sys
verbose = 0

def main(argv):
    for arg in argv:
        if arg == "-v":
            global verbose
            verbose = 1
    return verbose

main(sys.argv)
