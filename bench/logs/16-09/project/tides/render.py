import pickle

for s in pickle.load(open("var/stations.pickle", "rb")):
    print(s.name)
