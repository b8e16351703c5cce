import sys
verbose = 0

def main(argv):
    for arg in argv:
        if arg == "-v":
            verbose = 1
            global verbose
    return verbose

main(sys.argv)
