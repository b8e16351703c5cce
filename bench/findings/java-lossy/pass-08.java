interface Scale { float at(float x); }
class Scales {
    Scale half = x -> x * 0.5f;
    Scale same = x -> (float) (x * 1.0);
    int round(float f) { int n = Math.round(f); return n; }
}
