set -ex
mkdir -p build
for q in q1 q2; do
    python3 scripts/load_readings.py --out build/$q.json data/$q/*.csv
done
